import { screenPaths } from '@shop/constants';
import { isGuardedForm } from './captcha-screens.ts';
import { findScreen } from './find-screen.ts';
import { isAt } from './is-at.ts';

/** Where a cart is looked at and an order thanked for: their events are what tags are for. */
const withEvents: readonly string[] = [screenPaths.cart, screenPaths.cartComplete];

/**
 * The channel's tag manager may be loaded on it: what everybody may read and search engines may list, but for forms that ask who
 * somebody is, and the two ends of an order. Never where something of a person is typed or shown, or a card (L-40, P-04, P-27).
 */
export function isOpenToTags(pathname: string): boolean {
  return isAt(pathname, ...withEvents) || (findScreen(pathname).indexable && !isGuardedForm(pathname));
}
