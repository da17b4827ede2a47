import { amendmentCopy } from '@shop/copy';
import type { AmendmentKind } from './amendment-kinds.ts';
import { isAwaitingMoney, type AmendedOrder } from './amended-order.ts';

const { refusals } = amendmentCopy;

/** What is printed on a label, or decides the day of a parcel. */
const onLabel: readonly AmendmentKind[] = ['orderer', 'address', 'sender', 'delivery', 'lines'];

/** What can be amended of an order whose receiver enters the address. */
const besidesGift: readonly AmendmentKind[] = ['orderer', 'note', 'receipt'];

/** Returns why an order cannot be amended now; null when it can. */
export function amendRefusal(amended: AmendedOrder, now: Date): string | null {
  const { order, payment, parcels } = amended;
  if (parcels.some(({ shippedAt }) => shippedAt !== null)) return refusals.shipped;
  switch (order.status) {
    case 'accepted':
    case 'preparing':
      break;
    case 'awaiting_payment':
      if (isAwaitingMoney(amended)) break;
      return refusals.paying;
    case 'cancel_requested':
      return refusals.cancelRequested;
    case 'cancelled':
    case 'abandoned':
      return refusals.ended;
    default:
      return refusals.shipped;
  }
  const isAuthorising = payment.state === 'kept' && payment.authoriseAt !== null && payment.authoriseAt <= now;
  return isAuthorising ? refusals.cardDay : null;
}

/** Returns why these changes cannot be made; null when they can. */
export function changeRefusal(
  { order, parcels }: AmendedOrder,
  { kinds, difference, dropsTracking }: { kinds: readonly AmendmentKind[]; difference: number; dropsTracking: boolean },
): string | null {
  const { shippings, payment_code: code } = order.snapshot;
  if (kinds.length === 0 && !dropsTracking) return refusals.nothing;
  const isGift = shippings.some(({ social_receiver }) => social_receiver !== undefined);
  if (isGift && kinds.some((kind) => !besidesGift.includes(kind))) return refusals.socialGift;
  const isPrinted = kinds.some((kind) => onLabel.includes(kind)) || (code === 'cod' && difference !== 0);
  const isTracked = parcels.some(({ trackingNo }) => trackingNo !== null);
  return isPrinted && isTracked && !dropsTracking ? refusals.tracking : null;
}
