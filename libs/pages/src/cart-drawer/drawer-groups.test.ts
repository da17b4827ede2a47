import type { CartLine } from '@shop/api';
import { cartDrawerCopy, goodsCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { drawerGroups } from './drawer-groups.ts';

function line(
  key: string,
  zone: CartLine['zone'],
  info: Partial<CartLine['product_info']> = {},
  quantity = 1,
): CartLine {
  const brand = { id: 1, key: 'sample', name: '見本', name_original: 'Sample', lang: 'fr' };
  return {
    key,
    zone,
    quantity,
    unit_price: 1000,
    amount: 1000 * quantity,
    tax_amount: 74,
    tax_rate_percent: 8,
    tax_class: 'reduced',
    max_quantity: 3,
    options: {},
    accessories: [],
    product_info: {
      id: 1,
      key,
      name: key,
      name_original: '',
      lang: 'fr',
      brand,
      product_model: { id: 1, name: key, brand, categories: [], products: [] },
      unit_label: '100g',
      net_weight_g: 100,
      price: 1000,
      price_per_100g: 1000,
      stock_state: 'in_stock',
      sale_status: 'on_sale',
      suspend_reason: null,
      purchase_limit: null,
      storage_text: '',
      allergens_text: '',
      is_preorder: false,
      gift: { is_noshi: true, is_wrapping: true, is_e_gift: true },
      illustration: 'salami',
      image: null,
      ...info,
    },
  };
}

it('groups the cart by temperature zone and leaves out empty zones', () => {
  const groups = drawerGroups(
    [line('a', 'ambient'), line('b', 'chilled'), line('c', 'ambient')],
    cartDrawerCopy,
    goodsCopy,
  );
  expect(groups.map(({ zone, lines }) => [zone, lines.map(({ key }) => key)])).toEqual([
    ['chilled', ['b']],
    ['ambient', ['a', 'c']],
  ]);
});

it('shows why a line cannot be bought', () => {
  const lines = [
    line('a', 'chilled', { stock_state: 'suspended', suspend_reason: '輸入停止のため' }),
    line('b', 'chilled', { stock_state: 'out' }),
    line('c', 'chilled', {}, 5),
    line('d', 'chilled'),
  ];
  expect(drawerGroups(lines, cartDrawerCopy, goodsCopy)[0]?.lines.map(({ notice }) => notice)).toEqual([
    '輸入停止のため',
    '品切れ',
    'ご用意できるのは3点までです。数量を減らしてください。',
    null,
  ]);
});
