import type { Tokens } from '@shop/theming/tokens';

/** Tokens by theme, for the contrast of a channel's own colours. On the server only: browsers get style sheets. */
export const themeTokens: Readonly<Record<string, () => Promise<Tokens>>> = {
  simple: () => import('@shop/theme-simple/tokens').then(({ tokens }) => tokens),
  base: () => import('@shop/theme-base/tokens').then(({ tokens }) => tokens),
  ass: () => import('@shop/theme-ass/tokens').then(({ tokens }) => tokens),
  fle: () => import('@shop/theme-fle/tokens').then(({ tokens }) => tokens),
  gen: () => import('@shop/theme-gen/tokens').then(({ tokens }) => tokens),
  lat: () => import('@shop/theme-lat/tokens').then(({ tokens }) => tokens),
  sto: () => import('@shop/theme-sto/tokens').then(({ tokens }) => tokens),
  tee: () => import('@shop/theme-tee/tokens').then(({ tokens }) => tokens),
  ven: () => import('@shop/theme-ven/tokens').then(({ tokens }) => tokens),
};
