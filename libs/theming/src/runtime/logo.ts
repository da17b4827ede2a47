import { createContext, use } from 'react';

/** A channel's own logo, in several sizes, each at `<base>/<width>.webp`. */
export interface LogoImage {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly base: string;
  /** Ascending. */
  readonly widths: readonly number[];
  /** Of a transparent logo: `dark` needs a light ground, `light` a dark one; null where it can be on any. */
  readonly tone: 'dark' | 'light' | null;
}

/** Provides the channel's own logo to the slot Brand; undefined without one: the theme's mark is shown. */
export const LogoContext = createContext<LogoImage | undefined>(undefined);

export const useLogo = (): LogoImage | undefined => use(LogoContext);
