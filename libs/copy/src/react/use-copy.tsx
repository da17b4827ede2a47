import { createContext, use, type ReactNode } from 'react';
import type { CopyOverrides } from '../copy-overrides.ts';

/** Texts of one area. `area` names it, so that a namespace can override single texts. */
export interface CopyArea {
  readonly area: string;
}

const none: CopyOverrides = {};
const CopyContext = createContext<CopyOverrides>(none);

/** Gives the screens below it the texts of the channel's namespace. */
export function CopyProvider({
  overrides,
  children,
}: {
  readonly overrides: CopyOverrides;
  readonly children: ReactNode;
}) {
  return <CopyContext value={overrides}>{children}</CopyContext>;
}

/** Lays what the channel's namespace overrides over the texts of an area: for texts that come with later code. */
export function useCopyOf(): <T extends CopyArea>(texts: T) => T {
  const overrides: Readonly<Record<string, object | undefined>> = use(CopyContext);
  return (texts) => {
    const override = overrides[texts.area];
    return override ? { ...texts, ...override } : texts;
  };
}

/** The texts of one area, with what the channel's namespace overrides laid over them. */
export function useCopy<T extends CopyArea>(texts: T): T {
  return useCopyOf()(texts);
}
