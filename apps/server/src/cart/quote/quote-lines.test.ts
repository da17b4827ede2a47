import { describe, expect, it } from 'vitest';
import { sampleProduct, sampleQuoteInput, withLines } from '../testing/sample-cart.ts';
import { lineStateOf } from './line-state.ts';
import type { ProductInputs } from './product-inputs.ts';
import { quote } from './quote.ts';

const ham = sampleProduct();
const seen = { unit_price: 1400, rate_percent: 8, is_sellable: true };

describe('a line', () => {
  it('has today’s price of the product', () => {
    expect(quote(sampleQuoteInput({ ham: 2 }, [ham])).lines).toEqual([
      {
        key: 'l2',
        product_key: 'ham',
        name: '生ハム',
        tax_class: 'reduced',
        zone: 'chilled',
        quantity: 2,
        unit_price: 1480,
        amount: 2960,
        rate_percent: 8,
        tax_amount: 219,
        sale_ends_on: null,
        accessories: [],
        state: 'ok',
        available: 50,
        state_reason: null,
      },
    ]);
  });

  it.each<[string, ProductInputs[]]>([
    ['a product that left the catalogue', []],
    ['a product that is sold only as an extra', [sampleProduct({ is_extra: true })]],
  ])('of %s shows what was last seen, and cannot be bought', (_case, products) => {
    const input = withLines(sampleQuoteInput({ ham: 2 }, [ham]), { seen });
    const known = new Map(products.map((product) => [product.key, product]));
    expect(quote({ ...input, products: known }).lines[0]).toMatchObject({
      name: '',
      tax_class: 'reduced',
      zone: 'ambient',
      unit_price: 1400,
      amount: 2800,
      rate_percent: 8,
      tax_amount: 207,
      sale_ends_on: null,
      state: 'gone',
      available: 0,
      state_reason: 'この商品の取り扱いは終了しました。',
    });
  });

  it('includes the end of sale of its product', () => {
    const input = sampleQuoteInput({ ham: 1 }, [sampleProduct({ sale_ends_on: '2026-12-04' })]);
    expect(quote(input).lines[0]?.sale_ends_on).toBe('2026-12-04');
  });
});

describe('the available quantity', () => {
  it.each<[string, number, Partial<ProductInputs>, string, number, string | null]>([
    ['the whole stock', 5, { stock: 5 }, 'ok', 5, null],
    ['the stock for one piece more', 6, { stock: 5 }, 'short', 5, '在庫は残り5点です。'],
    ['zero', 1, { stock: 0 }, 'sold_out', 0, 'ただいま品切れです。'],
    ['the purchase limit', 3, { stock: 50, purchase_limit: 3 }, 'ok', 3, null],
    [
      'the purchase limit for one piece more',
      4,
      { stock: 50, purchase_limit: 3 },
      'over_limit',
      3,
      '1回のご注文は3点までです。',
    ],
    ['the stock below the purchase limit', 3, { stock: 2, purchase_limit: 3 }, 'short', 2, '在庫は残り2点です。'],
    ['zero while it is suspended', 1, { stock: 50, suspended_reason: '輸入停止' }, 'suspended', 0, '輸入停止'],
  ])('is %s', (_case, pieces, changes, state, available, state_reason) => {
    expect(lineStateOf(pieces, sampleProduct(changes))).toEqual({ state, available, state_reason });
  });

  it('is shared by all lines of a product and by its pieces added as extras', () => {
    const few = sampleProduct({ stock: 5, accessories: new Map([['ham', 1]]) });
    const extra = { key: 'a9', product_key: 'ham', quantity: 2, seen: seen };
    const two = withLines(sampleQuoteInput({ ham: 2 }, [few]), { accessories: [extra] });
    const lines = [...two.cart.lines, ...two.cart.lines.map((line) => ({ ...line, key: 'l9', accessories: [] }))];
    const { lines: quoted } = quote({ ...two, cart: { ...two.cart, lines } });
    expect(quoted.map(({ state }) => state)).toEqual(['short', 'short']);
    expect(quoted[0]?.accessories[0]?.state).toBe('short');
  });
});

describe('an extra of a line (L-22)', () => {
  const knife = sampleProduct({ key: 'knife', name: 'ナイフ', accessories: new Map([['bag', 1]]) });
  const bag = sampleProduct({
    id: 2,
    key: 'bag',
    name: '手提げ袋',
    unit_price: 330,
    tax_class: 'standard',
    zone: 'ambient',
    is_extra: true,
  });
  const beside = (quantity: number, products: readonly ProductInputs[]) => {
    const extra = { key: 'a9', product_key: 'bag', quantity, seen: { ...seen, unit_price: 300, rate_percent: 10 } };
    const input = withLines(sampleQuoteInput({ knife: 2 }, [knife]), { accessories: [extra] });
    return quote({ ...input, products: new Map(products.map((product) => [product.key, product])) });
  };

  it('has its own tax rate, and is limited by the pieces of its line', () => {
    const { lines, totals, problems } = beside(2, [knife, bag]);
    expect(problems).toEqual([]);
    expect(lines[0]?.accessories).toEqual([
      {
        key: 'a9',
        product_key: 'bag',
        name: '手提げ袋',
        tax_class: 'standard',
        quantity: 2,
        unit_price: 330,
        amount: 660,
        rate_percent: 10,
        tax_amount: 60,
        state: 'ok',
        available: 2,
        state_reason: null,
      },
    ]);
    expect(totals.lines).toBe(2960 + 660);
  });

  it.each<[string, number, ProductInputs[], string, number, string]>([
    ['left the catalogue', 2, [knife], 'gone', 0, 'この商品にお付けできなくなりました。'],
    ['belongs to a product that left it', 2, [bag], 'gone', 0, 'この商品にお付けできなくなりました。'],
    [
      'is no longer offered with the product',
      2,
      [sampleProduct({ key: 'knife', accessories: new Map() }), bag],
      'gone',
      0,
      'この商品にお付けできなくなりました。',
    ],
    ['exceeds the pieces of its line', 3, [knife, bag], 'over_limit', 2, '「ナイフ」1点につき1点までです。'],
    ['is sold out, which has priority', 3, [knife, { ...bag, stock: 0 }], 'sold_out', 0, 'ただいま品切れです。'],
    ['is short', 2, [knife, { ...bag, stock: 1 }], 'short', 1, '在庫は残り1点です。'],
  ])('reports when it %s', (_case, quantity, products, state, available, state_reason) => {
    const { lines, problems } = beside(quantity, products);
    expect(lines[0]?.accessories[0]).toMatchObject({ state, available, state_reason });
    expect(problems).toContainEqual({
      code: `cart.accessory.${state}`,
      message: `「${products.some(({ key }) => key === 'bag') ? '手提げ袋' : ''}」:${state_reason}`,
      step: 'cart',
      line_key: 'l2',
      shipping_key: null,
      packing_key: null,
    });
  });

  it('shows what was last seen after it left the catalogue', () => {
    expect(beside(2, [knife]).lines[0]?.accessories[0]).toMatchObject({
      name: '',
      tax_class: 'standard',
      unit_price: 300,
      amount: 600,
      rate_percent: 10,
      tax_amount: 54,
    });
  });

  it('reports a change since it was seen at its line (C-06)', () => {
    expect(beside(2, [knife, bag]).changes).toEqual([
      {
        kind: 'price',
        line_key: 'l2',
        product_key: 'bag',
        product_name: '手提げ袋',
        before: '300円',
        after: '330円',
        message: '「手提げ袋」の価格が300円から330円に変わりました。',
      },
    ]);
  });
});
