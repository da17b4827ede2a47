import { contractExample } from '@shop/api/testing';
import { describe, expect, it } from 'vitest';
import { availabilityOf, cartGroups, type LineActions } from './cart-groups.ts';

const nothing = () => undefined;
const actions: LineActions = {
  isSelling: true,
  pending: new Set(),
  onQuantity: nothing,
  onRemove: nothing,
  onRemoveSet: nothing,
};

describe('groups of the cart', () => {
  it('are sorted by temperature zone, with the fee of their parcel', () => {
    const groups = cartGroups(contractExample('Cart'), actions);
    expect(groups.map(({ zone, fee }) => [zone, fee?.total])).toEqual([
      ['chilled', 1210],
      ['frozen', 1320],
    ]);
  });

  it('show in which parcel ambient products are shipped', () => {
    const cart = contractExample('Cart');
    const [ham] = cart.detail.products;
    const chilled = cart.detail.shippings[0]?.packings[0];
    if (!ham || !chilled) throw new Error('the example has a chilled parcel');
    cart.detail.products.push({ ...ham, key: 'l3', zone: 'ambient' });
    chilled.products.push({ line_key: 'l3', quantity: 1 });
    chilled.riding_zones = ['ambient'];

    const ambient = cartGroups(cart, actions).find(({ zone }) => zone === 'ambient');

    expect(ambient).toMatchObject({ ridesWith: 'chilled', fee: null });
  });

  it('show no parcel fee with several destinations', () => {
    const cart = contractExample('Cart');
    const [shipping] = cart.detail.shippings;
    if (shipping) cart.detail.shippings.push({ ...shipping, key: 's2', packings: [] });
    expect(cartGroups(cart, actions).every(({ fee }) => fee === null)).toBe(true);
  });

  it('show changes and problems at their line and mark pending lines', () => {
    const cart = contractExample('Cart');
    cart.quote.changes = [
      {
        kind: 'price',
        line_key: 'l1',
        product_key: null,
        product_name: null,
        before: '1380',
        after: '1480',
        message: '価格が変わりました。',
      },
    ];
    cart.quote.problems = [
      {
        code: 'cart.line.out',
        message: '品切れです。',
        step: 'cart',
        line_key: 'l1',
        shipping_key: null,
        packing_key: null,
      },
    ];

    const [line] = cartGroups(cart, { ...actions, pending: new Set(['l1']) }).flatMap(({ lines }) => lines);

    expect(line?.status).toBe('pending');
    expect(line?.notices.map(({ tone, text }) => [tone, text])).toEqual([
      ['warning', '価格が変わりました。'],
      ['danger', '品切れです。'],
    ]);
  });

  it('show the reason why a product cannot be bought, suspension first', () => {
    const [line] = contractExample('Cart').detail.products;
    if (!line) throw new Error('the example has a line');
    const suspended = {
      ...line,
      product_info: { ...line.product_info, sale_status: 'suspended' as const, suspend_reason: '輸入停止' },
    };
    expect(availabilityOf(suspended, false)).toEqual({ kind: 'suspended', reason: '輸入停止' });
    expect(availabilityOf(line, false)).toEqual({ kind: 'selling_stopped' });
    expect(availabilityOf({ ...line, product_info: { ...line.product_info, stock_state: 'out' } }, true)).toEqual({
      kind: 'sold_out',
    });
  });
});
