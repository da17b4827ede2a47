import { checkoutScreens } from './checkout-screens.ts';
import { entryLinkedScreens, entryScreens } from './entry-screens.ts';
import { mypageLinkedScreens, mypageScreens } from './mypage-screens.ts';
import type { Screen } from './screen.ts';
import { shopScreens } from './shop-screens.ts';

/** Which part of the shop screens belong to whose readers go from one to the next. The rest stands each for itself. */
export type ScreenArea = 'home' | 'products' | 'product' | 'checkout' | 'account';

const { home, top, products, product } = shopScreens;

const rows: Readonly<Record<ScreenArea, Readonly<Record<string, Screen>>>> = {
  home: { home, top },
  products: { products },
  product: { product },
  checkout: checkoutScreens,
  account: { ...mypageLinkedScreens, ...mypageScreens, ...entryLinkedScreens, ...entryScreens },
};

/** The area of a screen by its name, and by the folder of its code. For the build. */
export const screenAreas: ReadonlyMap<string, ScreenArea> = new Map(
  Object.entries(rows).flatMap(([area, screens]) =>
    Object.entries(screens).flatMap(([name, { folder }]) =>
      [name, ...(folder === undefined ? [] : [folder])].map((one) => [one, area as ScreenArea] as const),
    ),
  ),
);
