import { checkoutScreens } from './checkout-screens.ts';
import { contentScreens } from './content-screens.ts';
import { entryLinkedScreens, entryScreens } from './entry-screens.ts';
import { giftScreens } from './gift-screens.ts';
import { mypageLinkedScreens, mypageScreens } from './mypage-screens.ts';
import type { Screen } from './screen.ts';
import { shopScreens } from './shop-screens.ts';
import { patternsOf } from './urls-of.ts';

const rows = {
  ...shopScreens,
  ...contentScreens,
  ...checkoutScreens,
  ...mypageLinkedScreens,
  ...mypageScreens,
  ...entryLinkedScreens,
  ...entryScreens,
  ...giftScreens,
} as const;

export type ScreenName = keyof typeof rows;

/**
 * Every screen of spec §2, one row each. Addresses, routes, guards, kept documents, the sitemap, menus and the files
 * that a page's code is split into are made of it.
 */
export const screens: Readonly<Record<ScreenName, Screen>> = rows;

/** The path of every screen in the router's notation: `screenPaths.product` is `/product/:key`. */
export const screenPaths = patternsOf(rows);
