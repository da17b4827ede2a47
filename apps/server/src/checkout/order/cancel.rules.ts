import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { isPaid } from '../../payment/payment-machine.ts';
import type { SocialGiftRow } from './gift/social-gift.queries.ts';
import type { PaidOrder } from './order.queries.ts';

/**
 * Returns until when the customer may cancel (exclusive): the day before the first parcel ships, unless it is being
 * prepared; while a payment is awaited; a social gift, until it is accepted. Null when cancelling is not allowed.
 */
export function cancelUntil({ order, payment }: PaidOrder, gift: SocialGiftRow | null): Date | null {
  const isPlaced =
    order.status === 'accepted' || (order.status === 'awaiting_payment' && payment.instructions !== null);
  if (!isPlaced) return null;
  if (payment.instructions !== null && !isPaid(payment.state))
    return payment.state === 'none' ? (payment.askAt ?? payment.expiresAt) : payment.expiresAt;
  if (gift) return gift.state === 'waiting' ? gift.expiresAt : null;
  const [first] = order.snapshot.shippings
    .flatMap(({ packings }) => packings.flatMap(({ ship_date }) => ship_date ?? []))
    .toSorted();
  return first === undefined ? null : DateTime.fromISO(first, JAPAN).toJSDate();
}

/** Returns why the customer cannot cancel an order; null when they can. */
export function cancelRefusal(paid: PaidOrder, now: Date, gift: SocialGiftRow | null): string | null {
  const until = cancelUntil(paid, gift);
  if (until !== null && now < until) return null;
  if (gift?.state === 'registered' && paid.order.status === 'accepted') {
    return 'お受け取りの方のお手続きが済んだため、このご注文はキャンセルできません。お問い\u2060合わせ先までご連絡ください。';
  }
  switch (paid.order.status) {
    case 'awaiting_payment':
      return 'お支払いの手続き中のため、キャンセルできません。お手続きが終わってから、もう一度お試しください。';
    case 'abandoned':
      return 'このご注文は、お支払いがなかったため取り消されています。';
    case 'shipped':
    case 'delivered':
      return '発送後のご注文はキャンセルできません。お問い\u2060合わせ先までご連絡ください。';
    default:
      return '発送の準備に入ったため、このご注文はキャンセルできません。お問い\u2060合わせ先までご連絡ください。';
  }
}

/** Whether the shop itself has the money (a received transfer), so that it must be returned manually. */
export function isRefundedByHand({ payment }: PaidOrder): boolean {
  return payment.state === 'captured' && payment.serviceId === null;
}
