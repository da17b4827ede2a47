import { amendmentCopy } from '@shop/copy';
import type { PaymentRow } from '../order/order.queries.ts';
import type { Settlement } from './amendment-kinds.ts';

/** The ways to settle a difference; without any, `refusal` says why. */
export interface WaysToSettle {
  ways: Settlement[];
  refusal: string | null;
}

/**
 * Returns how the difference of an amended order can be settled. More than what was paid or authorised is never
 * charged: the shop bears it, or the customer orders the rest anew.
 */
export function waysToSettle(
  { state, amount, instructions }: Pick<PaymentRow, 'state' | 'amount' | 'instructions'>,
  { code, total, difference }: { code: string; total: number; difference: number },
): WaysToSettle {
  if (difference === 0) return { ways: ['none'], refusal: null };
  const more: Settlement[] = difference > 0 ? ['shop_bears'] : [];
  const open = (way: Settlement) => ({ ways: [way, ...more], refusal: null });
  switch (state) {
    case 'none':
      if (code === 'cod') return open('on_delivery');
      if (instructions) return open('transfer');
      break;
    case 'kept':
      return open('charge');
    case 'authorised':
      if (total <= amount) return open('charge');
      break;
    case 'captured':
      if (difference < 0) return { ways: ['refund'], refusal: null };
      break;
    default:
      break;
  }
  return more.length > 0 ? { ways: more, refusal: null } : { ways: [], refusal: amendmentCopy.refusals.unpaidNumber };
}
