import { expect, it } from 'vitest';
import { cautionOfGoods } from './load-cautions.ts';

const cart = (...preorders: readonly boolean[]) => ({
  detail: { products: preorders.map((is_preorder) => ({ product_info: { is_preorder } })) },
});
const cautions = { cart: '<p>カート</p>', preorder_1: '<p>予約1</p>', preorder_2: '<p>予約2</p>' };

it.each([
  ['available products have the caution of the screen', cautions, cart(false), '<p>カート</p>'],
  ['a preorder product adds its own cautions', cautions, cart(false, true), '<p>カート</p><p>予約1</p><p>予約2</p>'],
  ['cautions that the shop has not set are left out', { preorder_2: '<p>予約2</p>' }, cart(true), '<p>予約2</p>'],
  ['without any caution there is no text', {}, cart(true), null],
  ['a cart that is not loaded yet has the caution of the screen', cautions, null, '<p>カート</p>'],
])('%s', (_, set, products, texts) => {
  expect(cautionOfGoods(set, 'cart', products)).toBe(texts);
});
