import type { Order } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { orderCopy } from '@shop/copy';
import { describe, expect, test } from 'vitest';
import { cancelOutcome, cancelTerms, isRequestedPayment } from './cancel-texts.ts';

const sample: Order = { ...contractExample('Order'), points_used: 0, coupons: [] };
const yen = sample.totals.payment.toLocaleString('ja-JP');
const before = (change: Partial<Order>) => cancelTerms({ ...sample, ...change }, orderCopy).join('\n');
const after = (change: Partial<Order>) =>
  cancelOutcome({ ...sample, status: 'cancelled', ...change }, orderCopy).join('\n');
const coupons = [{ id: 1, code: 'WELCOME500', name: 'はじめての方へ 500円引き', discount: 500 }];

describe('before the cancellation of an order its member sees what happens to', () => {
  test.each([
    ['a card', { payment_code: 'card', payment_status: 'authorised' }, `${yen}円(税込)は、当店で取り消します`],
    [
      'a payment at a convenience store',
      { payment_code: 'cvs', payment_status: 'paid' },
      `${yen}円(税込)は、全額お返しします。お客様のお手続きは必要ありません`,
    ],
    [
      'a received transfer',
      { payment_code: 'bank_transfer', payment_status: 'paid' },
      'お返し先の口座は、お申し込みのあと、担当者よりメールで',
    ],
    [
      'a transfer to a virtual account',
      { payment_code: 'virtual_account', payment_status: 'paid' },
      `${yen}円(税込)は、全額お返しします。お返し先の口座がわからないときは`,
    ],
    [
      'a transfer not received',
      { payment_code: 'bank_transfer', payment_status: 'none' },
      `${yen}円(税込)のお支払いは必要ありません`,
    ],
    ['cash on delivery', { payment_code: 'cod', payment_status: 'none' }, 'お届けの際の'],
  ] as const)('the payment: %s', (_, change, texts) => {
    expect(before(change)).toContain(texts);
  });

  test('the points and coupons, with amounts and names', () => {
    const texts = before({ points_used: 1_300, coupons });
    for (const one of ['1,300ポイントは、お戻しします', '「はじめての方へ 500円引き」は、有効期限まで'])
      expect(texts).toContain(one);
    expect(before({})).not.toMatch(/ポイント|クーポン/);
  });

  test('an order paid only with points', () => {
    expect(before({ totals: { ...sample.totals, payment: 0 } })).toContain('代金はいただいていません');
  });
});

describe('after the cancellation', () => {
  test.each([
    ['authorised', 'card', '取消しを進めています'],
    ['voided', 'card', '取り消しました'],
    ['voided', 'cod', '代金はいただいていません'],
    ['paid', 'cvs', '返金を進めています'],
    ['paid', 'bank_transfer', '担当者よりご連絡のうえ'],
    ['refunded', 'cvs', '全額お返ししました'],
  ] as const)('a payment that is %s by %s is reported', (payment_status, payment_code, texts) => {
    expect(after({ payment_status, payment_code })).toContain(texts);
  });

  test('points and coupons are returned, or will be after the refund', () => {
    expect(after({ points_used: 300, coupons })).toContain('300ポイントは、お戻ししました');
    expect(after({ status: 'cancel_requested', points_used: 300, coupons })).toContain(
      'お手続きが終わりしだい、お戻しします',
    );
  });

  test('an order that is not cancelled shows nothing', () => {
    expect(after({ status: 'accepted' })).toBe('');
  });
});

test('a cancellation is by request only for a received transfer', () => {
  expect([
    isRequestedPayment({ ...sample, payment_code: 'bank_transfer', payment_status: 'paid' }),
    isRequestedPayment({ ...sample, payment_code: 'bank_transfer', payment_status: 'none' }),
    isRequestedPayment({ ...sample, payment_code: 'cvs', payment_status: 'paid' }),
  ]).toEqual([true, false, false]);
});
