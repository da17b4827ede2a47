import type { Cart } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { describe, expect, it } from 'vitest';
import { quoteDifferences } from './quote-differences.ts';

const shown = contractExample('Cart');
const [line, ...others] = shown.detail.products;
if (!line) throw new Error('the example has a line');
const { name } = line.product_info;

/** The cart after a change in another tab: another total, lines, method or delivery plan. */
function changed({
  products = shown.detail.products,
  total = shown.quote.totals.payment,
  ...changes
}: { products?: Cart['detail']['products']; total?: number } & Partial<Cart['detail']>): Cart {
  const totals = { ...shown.quote.totals, payment: total };
  return {
    ...shown,
    detail: { ...shown.detail, ...changes, products },
    quote: { ...shown.quote, changes: [], totals, hash: 'another' },
  };
}
const reported = (now: Cart) => quoteDifferences(shown, now, checkoutCopy, prepaymentCopy);

describe('what changed since the confirmation was shown (C-06)', () => {
  it('is empty while the quote is the same', () => {
    expect(reported(shown)).toEqual([]);
  });

  it('is listed line by line, with the old and the new total', () => {
    const more = changed({
      products: [{ ...line, quantity: line.quantity + 1 }, ...others],
      total: shown.quote.totals.payment + 1480,
    });
    const [before, after] = [shown.quote.totals.payment, shown.quote.totals.payment + 1480].map(
      (yen) => `${yen.toLocaleString('ja-JP')}円`,
    );
    expect(reported(more)).toEqual([
      `「${name}」の数量が${line.quantity}点から${line.quantity + 1}点に変わりました。`,
      `お支払い合計が${before}から${after}に変わりました。`,
    ]);
    expect(reported(changed({ products: [...others] }))).toContain(`「${name}」がカートからなくなりました。`);
    const added = { ...line, key: 'l99', quantity: 3 };
    expect(reported(changed({ products: [...shown.detail.products, added] }))).toContain(
      `「${name}」(3点)がカートに加わりました。`,
    );
  });

  it('names a changed payment method and a changed delivery plan', () => {
    expect(reported(changed({ order: { ...shown.detail.order, payment_id: 99, payment_name: '銀行振込' } }))).toEqual([
      'お支払い方法が「銀行振込」に変わりました。',
    ]);
    const [first, ...rest] = shown.detail.shippings;
    if (!first) throw new Error('the example has a destination');
    expect(reported(changed({ shippings: [{ ...first, message: '別の言葉' }, ...rest] }))).toEqual([
      'お届け先・お届け日・ギフトの内容が変わりました。',
    ]);
  });

  it('is reported even when no changed part is found', () => {
    expect(reported(changed({}))).toEqual(['ご注文の内容が変わりました。']);
  });
});
