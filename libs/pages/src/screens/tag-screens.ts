import { screenPaths } from '@shop/constants';
import { isGuardedForm } from './captcha-screens.ts';
import { findScreen } from './find-screen.ts';
import { isAt } from './is-at.ts';

/** The cart and the complete page, whose events tags need. */
const withEvents: readonly string[] = [screenPaths.cart, screenPaths.cartComplete];

/**
 * Whether the tag manager may be loaded on a screen: on public indexed screens without personal forms, the cart and the
 * complete page. Never where personal data or a card is typed or shown (L-40, P-04, P-27).
 */
export function isOpenToTags(pathname: string): boolean {
  return isAt(pathname, ...withEvents) || (findScreen(pathname).indexable && !isGuardedForm(pathname));
}
