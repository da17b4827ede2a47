import { hash } from 'node:crypto';
import type { PaidOrder } from '../../checkout/order/order.queries.ts';
import type { RefundRow } from './refund.queries.ts';
import { planSum } from './refund.rules.ts';

/** The fields of a refund that its cause determines. */
type TheSum = Pick<RefundRow, 'no' | 'key' | 'amount' | 'reason' | 'createdAt'>;

/**
 * Returns a refund of a sum that people send back to the orderer, without products and points. `key` identifies it
 * within its order.
 * @throws ConflictError `refund.too_much` for more than the total of the order
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
