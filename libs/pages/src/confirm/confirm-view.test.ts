import { contractExample } from '@shop/api/testing';
import { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { confirmView } from './confirm-view.ts';

const shown = (saleEndsOn: string | null) => {
  const cart = contractExample('Cart');
  const quote = { ...cart.quote, lines: cart.quote.lines.map((line) => ({ ...line, sale_ends_on: saleEndsOn })) };
  const [first] = cart.detail.products;
  const view = confirmView(
    { ...cart, quote },
    { settings: contractExample('FrontSettings'), cancel: '' },
    { method: undefined, card: null, storeCode: null },
    checkoutCopy,
    prepaymentCopy,
  );
  return { period: view.period, name: first?.product_info.name ?? '' };
};

it('the confirmation shows the last day of a limited offer, and that another offer has none (L-02)', () => {
  const { period, name } = shown('2026-12-30');
  expect(name).not.toBe('');
  expect(period).toContain(`「${name}」は2026.12.30(水)までのお申し込みに限ります。`);
  expect(shown(null).period).toBe('期間の定めはありません。');
});
