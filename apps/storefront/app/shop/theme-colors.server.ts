import type { Tokens } from '@shop/theming/tokens';

/**
 * The tokens by theme, to check the contrast of a channel's own colours. On the server only: browsers use stylesheets.
 */
export const themeTokens: Readonly<Record<string, () => Promise<Tokens>>> = {
  simple: () => import('@shop/theme-simple/tokens').then((file) => file.tokens),
  base: () => import('@shop/theme-base/tokens').then((file) => file.tokens),
  ass: () => import('@shop/theme-ass/tokens').then((file) => file.tokens),
  fle: () => import('@shop/theme-fle/tokens').then((file) => file.tokens),
  gen: () => import('@shop/theme-gen/tokens').then((file) => file.tokens),
  lat: () => import('@shop/theme-lat/tokens').then((file) => file.tokens),
  sto: () => import('@shop/theme-sto/tokens').then((file) => file.tokens),
  tee: () => import('@shop/theme-tee/tokens').then((file) => file.tokens),
  ven: () => import('@shop/theme-ven/tokens').then((file) => file.tokens),
};
