import type { Order, OrderSummary } from '@shop/api';
import type { prepaymentCopy } from '@shop/copy';
import { formatDayWithWeekday } from '@shop/japanese';
import type { PayInstructions, PrepaymentView } from '@shop/theming';

type Texts = typeof prepaymentCopy;

/** Whether the money of an order that is paid in advance is there. */
export function prepaymentView({ prepayment }: Pick<OrderSummary, 'prepayment'>): PrepaymentView | null {
  if (!prepayment) return null;
  const { state, pay_by } = prepayment;
  return { state, until: state === 'paid' || pay_by === null ? null : formatDayWithWeekday(pay_by) };
}

/** Returns the instructions for a payment outside the shop, as long as it is awaited. */
export function payInstructions(
  { order_no, prepayment, payment_instructions: how }: Order,
  t: Texts,
): PayInstructions | null {
  if (!prepayment || prepayment.state === 'paid' || !how || how.kind === 'cod') return null;
  const { state, amount, pay_by, held_until } = prepayment;
  return {
    title: t.titles[how.kind],
    state,
    amount,
    until: pay_by && formatDayWithWeekday(pay_by),
    number: how.number,
    // The number is shown above the rows.
    rows: how.lines
      .filter(({ value }) => value !== how.number)
      .map(({ label, value, copy_text }) => ({ label, value, copyText: copy_text ?? null })),
    steps: stepsOf(how, order_no, t),
    note: noteOf(state, held_until, t),
  };
}

function stepsOf(
  { kind, store_code }: NonNullable<Order['payment_instructions']>,
  orderNo: string,
  t: Texts,
): readonly string[] {
  if (kind === 'virtual_account') return t.account.steps;
  return kind === 'bank_transfer' ? t.transferSteps(orderNo) : (t.storeSteps[store_code ?? ''] ?? t.anyStoreSteps);
}

function noteOf(state: 'unpaid' | 'overdue', reservedUntil: string | null, t: Texts): string | null {
  if (reservedUntil === null) return state === 'overdue' ? t.overdueAny : null;
  const day = formatDayWithWeekday(reservedUntil);
  return state === 'overdue' ? t.overdue(day) : t.cancelledAfter(day);
}
