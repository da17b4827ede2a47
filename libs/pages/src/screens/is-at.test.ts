import { screenPaths, screens, type Screen } from '@shop/constants';
import { describe, expect, it } from 'vitest';
import { scrollMove } from '../frame/use-scroll.ts';
import { decideAccess } from '../guards/check-access.ts';
import { hasPossibleKey } from '../guards/possible-key.ts';
import { forgotten, forgottenAt } from '../reminder/forgotten.ts';
import { isGuardedForm, isPaymentScreen } from './captcha-screens.ts';
import { findScreen } from './find-screen.ts';
import { isAt, isSamePage, isWithin } from './is-at.ts';
import { pageKeyOf } from './page-key.ts';
import { isOpenToTags } from './tag-screens.ts';

/** All paths of the table except the home page; one with an optional key counts twice. */
const addresses = Object.values<Screen>(screens).flatMap(({ path, key }) => {
  const filled = path.replace(/:key\??/, key === 'number' ? '1' : 'mihon');
  return path === '/' ? [] : path.includes('/:key?') ? [filled, path.replace('/:key?', '')] : [filled];
});
const guest = { isLogin: false, isRefreshFailed: false };

describe('every screen is the same with and without the trailing slash (spec §2)', () => {
  it.each(addresses)('%s', (address) => {
    const stateOf = (path: string) => ({
      screen: findScreen(path),
      key: pageKeyOf(path),
      isPossible: hasPossibleKey(path),
      isPayment: isPaymentScreen(path),
      isGuardedForm: isGuardedForm(path),
      isOpenToTags: isOpenToTags(path),
      reminder: forgottenAt(path),
      access: decideAccess(findScreen(path).access, guest, { sellsToGuests: false }, '/here'),
      isInCart: isWithin(path, screenPaths.cart),
      move: scrollMove(
        { pathname: address, search: '', hash: '' },
        { pathname: path, search: '?sort=price', hash: '' },
        false,
      ),
    });
    expect(stateOf(`${address}/`)).toEqual(stateOf(address));
    expect(isSamePage(address, `${address}/`)).toBe(true);
  });
});

describe('the reminder of a user name', () => {
  it.each(['/reminder/username', '/reminder/username/', '/reminder/username/reset', '/reminder/Username/reset/'])(
    'is requested at %s',
    (path) => expect(forgotten[forgottenAt(path)].caution).toBe(forgotten.username.caution),
  );
  it.each(['/reminder', '/reminder/reset/', '/reminder/usernames'])('is not requested at %s', (path) => {
    expect(forgottenAt(path)).toBe('password');
  });
});

it('a path matches regardless of case, as in the router, and not within a word', () => {
  expect(isAt('/Cart/', screenPaths.cart)).toBe(true);
  expect(isAt('/cart/payment', screenPaths.cart)).toBe(false);
  expect(isWithin('/cart/payment', screenPaths.cart)).toBe(true);
  expect(isWithin('/cartoon', screenPaths.cart)).toBe(false);
  expect(isWithin('/products', screenPaths.products)).toBe(false);
});
