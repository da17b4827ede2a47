import { checkoutScreens } from './checkout-screens.ts';
import { contentScreens } from './content-screens.ts';
import { entryLinkedScreens } from './entry-screens.ts';
import { mypageLinkedScreens } from './mypage-screens.ts';
import { shopScreens } from './shop-screens.ts';
import { patternsOf } from './urls-of.ts';

/**
 * The path of every screen that pages which readers see first may lead to, in the router's notation. The build of the browser writes it out as
 * plain data, so that no page brings the rest of the table.
 */
export const screenPaths = patternsOf({
  ...shopScreens,
  ...contentScreens,
  ...checkoutScreens,
  ...entryLinkedScreens,
  ...mypageLinkedScreens,
});
