/** The pages that every theme is photographed on, in this order: shopping first, then pages of a member. */
export const pages = {
  home: '/',
  list: '/product/',
  product: '/product/ham-fr-001/',
  cart: '/cart/',
  confirm: '/cart/confirm/',
  mypage: '/mypage/',
} as const;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as readonly PageName[];

/** The login of the photographs: a sample member of every demo. */
export const sampleMember = { username: 'taro@example.com', password: 'hamu-to-chizu-no-yoru' } as const;

/** Products in the cart for its picture: two temperature zones. */
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
