/** Pages that every theme is looked at on. */
export const pages = { home: '/', list: '/product/', product: '/product/ham-fr-001/', cart: '/cart/' } as const;

export type PageName = keyof typeof pages;

/** Goods that lie in the cart for its picture: two temperature zones. */
export const goodsInCart = ['ham-fr-001', 'sau-fr-001'] as const;

/**
 * The origin of a theme's channel in a shop: `http://localhost:4000` and `fle` give `http://fle.localhost:4000`.
 * @throws TypeError when `address` is no URL
 */
export function channelOrigin(address: string, theme: string): string {
  const url = new URL(address);
  url.hostname = `${theme}.${url.hostname}`;
  return url.origin;
}
