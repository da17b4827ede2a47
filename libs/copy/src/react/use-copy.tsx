import { createContext, use, type ReactNode } from 'react';

/** Texts of one area. `area` names it, so that a namespace can override single texts. */
export interface CopyArea {
  readonly area: string;
}

/** Overrides of a namespace: area → some of that area's texts. */
export type CopyOverrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const none: CopyOverrides = {};
const CopyContext = createContext<CopyOverrides>(none);

/** Gives the screens below it the texts of the channel's namespace. */
export function CopyProvider({ overrides, children }: { overrides: CopyOverrides; children: ReactNode }) {
  return <CopyContext value={overrides}>{children}</CopyContext>;
}

/**
 * The texts of one area, with what the channel's namespace overrides laid over them.
 * A function is overridden by a function of the same shape; `defineCopyOverrides` holds that by type.
 */
export function useCopy<T extends CopyArea>(texts: T): T {
  const override = use(CopyContext)[texts.area];
  return override ? { ...texts, ...override } : texts;
}
