import { expect, it } from 'vitest';
import { sampleProduct, sampleQuoteInput, withLines } from '../testing/sample-cart.ts';
import { seenValuesOf } from './cart-changes.ts';
import type { ProductInputs } from './product-inputs.ts';
import { quote } from './quote.ts';

const seen = { unit_price: 1480, rate_percent: 8, is_sellable: true };
const yes = 'ご購入いただけます';
const no = 'ご購入いただけません';

it.each<
  [string, Partial<ProductInputs> | null, boolean, [kind: string, before: string, after: string, message: string][]]
>([
  ['nothing when everything is unchanged', {}, true, []],
  ['nothing for what was and is unavailable', { stock: 0 }, false, []],
  [
    'price',
    { unit_price: 11_580 },
    true,
    [['price', '1,480円', '11,580円', '「生ハム」の価格が1,480円から11,580円に変わりました。']],
  ],
  [
    'rate',
    { tax_class: 'standard' },
    true,
    [['tax_rate', '8%', '10%', '「生ハム」の消費税率が8%から10%に変わりました。']],
  ],
  ['stock', { stock: 1 }, true, [['stock', yes, '在庫は残り1点です。', '「生ハム」:在庫は残り1点です。']]],
  ['product back in stock', {}, false, [['stock', no, yes, `「生ハム」:${yes}`]]],
  ['suspension', { suspended_reason: '輸入停止' }, true, [['suspended', yes, '輸入停止', '「生ハム」:輸入停止']]],
  [
    'end of sale',
    null,
    true,
    [['suspended', yes, 'この商品の取り扱いは終了しました。', '「」:この商品の取り扱いは終了しました。']],
  ],
])('are reported with the previous and the current value: %s (C-06)', (_case, context, is_sellable, expected) => {
  const input = withLines(sampleQuoteInput({ ham: 2 }, [sampleProduct()]), { seen: { ...seen, is_sellable } });
  const products = new Map(context ? [['ham', sampleProduct(context)]] : []);
  const changes = quote({ ...input, products }).changes;
  expect(changes.map(({ kind, before, after, message }) => [kind, before, after, message])).toEqual(expected);
  for (const { line_key, product_key } of changes) expect([line_key, product_key]).toEqual(['l2', 'ham']);
});

it('are empty when the current state was seen', () => {
  const input = sampleQuoteInput({ ham: 2 }, [sampleProduct({ unit_price: 1580, stock: 1, tax_class: 'standard' })]);
  const [line] = quote(input).lines;
  if (!line) throw new Error('the cart has a line');
  expect(seenValuesOf(line)).toEqual({ unit_price: 1580, rate_percent: 10, is_sellable: false });
  expect(seenValuesOf({ ...line, state: 'ok' }).is_sellable).toBe(true);
  expect(quote(withLines(input, { seen: seenValuesOf(line) })).changes).toEqual([]);
});
