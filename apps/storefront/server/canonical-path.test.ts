import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/product/', '/product/'],
  ['/product', '/product'],
  ['//product/', '/product/'],
  ['/product//ham-fr-001/', '/product/ham-fr-001/'],
  ['/PRODUCT/', '/product/'],
  ['/Cart/Shipping-Select', '/cart/shipping-select'],
  ['/MyPage/order_history/Zt5uW1yK/', '/mypage/order_history/Zt5uW1yK/'],
  ['/SOCIAL-GIFT/AbC/Complete/', '/social-gift/AbC/complete/'],
  ['/social-gift/COMPLETE/', '/social-gift/complete/'],
  ['/mypage/address/ADD/', '/mypage/address/add/'],
  ['/Some/Static/', null],
  ['//metrics', null],
])('the canonical path of %s is %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});
