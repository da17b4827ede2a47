import type { Order } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { accountCopy, checkoutCopy, orderCopy, prepaymentCopy } from '@shop/copy';
import { describe, expect, test } from 'vitest';
import { orderView } from './model.ts';

const texts = { account: accountCopy, checkout: checkoutCopy, order: orderCopy, prepayment: prepaymentCopy };
const sample: Order = contractExample('Order');
const view = (change: Partial<Order>) => orderView({ ...sample, ...change }, texts);

const instructions = {
  kind: 'cvs',
  store_code: 'lawson',
  store_name: 'ローソン',
  number: '9097292743502',
  expires_at: '2026-11-27T14:59:00Z',
  lines: [
    { label: 'お支払い先', value: 'ローソン' },
    { label: 'お支払い番号', value: '9097292743502' },
  ],
} satisfies Order['payment_instructions'];

describe('an order on its screen', () => {
  test('shows the totals of the server without computing its own', () => {
    const { sums, pieces } = view({});
    expect(sums.total).toBe(sample.totals.payment);
    expect(pieces.map(({ amount }) => amount)).toEqual(sample.lines.map(({ amount }) => amount));
    expect(pieces.filter(({ reducedTax }) => reducedTax)).toHaveLength(
      sample.lines.filter(({ tax_class }) => tax_class === 'reduced').length,
    );
  });

  test('shows times in Japan', () => {
    expect(view({ ordered_at: '2026-11-20T15:05:00Z' }).orderedAt).toBe('2026.11.21 0:05');
  });

  const unpaid = {
    state: 'unpaid',
    amount: 6_970,
    pay_by: '2026-11-27',
    held_until: '2026-11-27',
  } satisfies Order['prepayment'];

  test('shows how to pay while the payment is awaited, and the payment number once', () => {
    expect(view({ status: 'awaiting_payment', prepayment: unpaid, payment_instructions: instructions })).toMatchObject({
      prepayment: { state: 'unpaid', until: '2026.11.27(金)' },
      instructions: {
        title: 'コンビニでのお支払い',
        amount: 6_970,
        number: '9097292743502',
        until: '2026.11.27(金)',
        rows: [{ label: 'お支払い先', value: 'ローソン', copyText: null }],
        steps: prepaymentCopy.storeSteps['lawson'],
      },
    });
  });

  test('shows how to pay an accepted order by transfer, with an account number to copy', () => {
    const transfer = {
      ...instructions,
      kind: 'bank_transfer',
      store_code: null,
      store_name: null,
      number: null,
      lines: [{ label: '口座番号', value: '普通 0000000', copy_text: '0000000' }],
    } as const;
    const shown = view({
      status: 'accepted',
      prepayment: { ...unpaid, held_until: '2026-11-30' },
      payment_instructions: { ...transfer, lines: [...transfer.lines] },
    });
    expect(shown.notices).toEqual([{ tone: 'info', text: prepaymentCopy.willSend }]);
    expect(shown.instructions).toMatchObject({
      number: null,
      rows: [{ label: '口座番号', value: '普通 0000000', copyText: '0000000' }],
      note: prepaymentCopy.cancelledAfter('2026.11.30(月)'),
    });
    expect(shown.instructions?.steps[0]).toContain(sample.order_no);
  });

  test('shows that the last day of payment has passed, and until when the order is held', () => {
    const shown = view({
      status: 'accepted',
      prepayment: { ...unpaid, state: 'overdue', held_until: '2026-11-30' },
      payment_instructions: instructions,
    });
    expect(shown).toMatchObject({
      prepayment: { state: 'overdue' },
      instructions: { state: 'overdue', note: prepaymentCopy.overdue('2026.11.30(月)') },
    });
  });

  test('shows that the payment has arrived, and no longer how to pay', () => {
    const shown = view({
      status: 'accepted',
      prepayment: { ...unpaid, state: 'paid', held_until: null },
      payment_instructions: null,
    });
    expect(shown).toMatchObject({ prepayment: { state: 'paid', until: null }, instructions: null, notices: [] });
  });

  test('explains every state that needs an explanation', () => {
    const noteOf = (status: Order['status']) =>
      view({ status, cancel_reason: '日程の都合' }).notices.map(({ text }) => text);
    expect(noteOf('accepted')).toEqual([]);
    expect(noteOf('awaiting_payment')).toEqual([accountCopy.statusNotes.awaiting_payment]);
    expect(noteOf('abandoned')).toEqual([accountCopy.statusNotes.abandoned]);
    expect(noteOf('cancel_requested')).toEqual([expect.stringContaining(accountCopy.statusNotes.cancel_requested)]);
    expect(noteOf('cancelled')).toEqual([
      expect.stringMatching(/^このご注文はキャンセルされました\(理由:日程の都合\)。.+6,970円/),
    ]);
  });

  test('warns with cancel_only_ecd_key when it is not empty (spec §4)', () => {
    expect(view({ cancel_only_ecd_key: 'お電話でのみ承ります' }).notices).toContainEqual({
      tone: 'warning',
      text: 'お電話でのみ承ります',
    });
    const refunds = [{ refunded_on: '2026-11-26', amount: 1234, points: 16, reason: '箱の破損' }];
    expect(view({ refunds }).notices.map(({ text }) => text)).toContain(
      '2026.11.26に、1,234円(税込)と16ポイントをお返しする手続きをいたしました(箱の破損)。',
    );
    expect(view({ cancel_only_ecd_key: '' }).notices.some(({ tone }) => tone === 'warning')).toBe(false);
  });

  test('lists its parcels with their tracking numbers, and none of a cancelled order', () => {
    const [shipping] = sample.shippings;
    const [packing] = shipping?.packings ?? [];
    if (!shipping || !packing) throw new Error('the example has no parcel');
    const shippings = [
      {
        ...shipping,
        packings: [
          { ...packing, tracking_no: '1234' },
          { ...packing, key: 'p9', tracking_no: null },
        ],
      },
    ];
    expect(view({ status: 'shipped', shippings }).parcels).toMatchObject([
      { trackingNo: '1234', shipDate: null, to: shipping.address?.shipping_name },
      { key: 'p9', trackingNo: null },
    ]);
    expect(view({ status: 'cancelled', shippings }).parcels).toEqual([]);
  });

  test('shows the state of a social gift and not its address (L-37)', () => {
    const [shipping] = sample.shippings;
    if (!shipping) throw new Error('the example has no destination');
    const shippings = [
      {
        ...shipping,
        address: null,
        social_receiver: { name: '見本 花子', way: 'link', message: 'おめでとう' },
      } as const,
    ];
    const gift = view({
      shippings,
      social_gift: { state: 'waiting', expires_at: '2026-11-27T14:59:59Z', registered_at: null },
    });
    expect(gift.gift).toEqual({
      state: 'waiting',
      receiver: '見本 花子',
      message: 'おめでとう',
      until: '2026.11.27 23:59',
      registeredAt: null,
    });
    expect(gift.parcels).toEqual([]);
    expect(view({}).gift).toBeNull();
  });
});
