import { hash } from 'node:crypto';
import type { PaidOrder } from '../../checkout/order/order.queries.ts';
import type { RefundRow } from './refund.queries.ts';
import { planSum } from './refund.rules.ts';

/** What of a sum its cause tells. */
type TheSum = Pick<RefundRow, 'no' | 'key' | 'amount' | 'reason' | 'createdAt'>;

/**
 * A sum in yen that the shop owes an orderer and people send back: neither goods nor points come with it. `key` names it once in
 * its order.
 *
 * @throws ConflictError `refund.too_much` for more than the order came to
 */
export function sumByHand({ id, snapshot }: PaidOrder['order'], sum: TheSum): RefundRow {
  const { pieces, rates } = planSum(snapshot, [], sum.amount);
  return {
    ...sum,
    orderId: id,
    askedHash: hash('sha256', sum.key, 'hex'),
    kind: 'sum',
    packingKey: null,
    pieces,
    rates,
    pointsReturned: 0,
    pointsTaken: 0,
    isRestocked: false,
    isSettled: true,
    way: 'by_hand',
    tries: 0,
    dueAt: null,
    doneAt: null,
  };
}
