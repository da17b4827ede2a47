import type { Order, OrderPacking } from '@shop/api';
import { formatDateTime, formatDayWithWeekday } from '@shop/japanese';
import type { OrderGift, OrderParcel } from '@shop/theming';

/** Statuses of an order whose parcels are not delivered. */
const nothingComes: readonly Order['status'][] = ['abandoned', 'cancelled', 'cancel_requested'];

/** Returns the parcels: of delivered orders only those with a slip number, of social gifts none (L-37). */
export function orderParcels({ status, shippings }: Order): OrderParcel[] {
  if (nothingComes.includes(status)) return [];
  const hasLeft = status === 'shipped' || status === 'delivered';
  const isShown = (packing: OrderPacking) => status !== 'delivered' || packing.tracking_no !== null;
  return shippings.flatMap(({ address, packings }) =>
    address === null
      ? []
      : packings.filter(isShown).map((packing) => parcelOf(packing, address.shipping_name, hasLeft)),
  );
}

function parcelOf(
  { key, carrier, ship_date, tracking_no, shipped_on, delivered_on }: OrderPacking,
  to: string,
  hasLeft: boolean,
): OrderParcel {
  const isOnItsWay = hasLeft || shipped_on !== undefined;
  return {
    key,
    to,
    carrier: carrier.name,
    shipDate: isOnItsWay || ship_date === null ? null : formatDayWithWeekday(ship_date),
    trackingNo: tracking_no,
    shippedOn: shipped_on === undefined ? null : formatDayWithWeekday(shipped_on),
    deliveredOn: delivered_on === undefined ? null : formatDayWithWeekday(delivered_on),
  };
}

/** Returns the state of a social gift; null for any other order. */
export function orderGift({ social_gift: gift, shippings }: Order): Omit<OrderGift, 'link'> | null {
  if (!gift) return null;
  const receiver = shippings.find(({ social_receiver }) => social_receiver !== undefined)?.social_receiver;
  const { state, expires_at, registered_at } = gift;
  return {
    state,
    receiver: receiver?.name ?? '',
    message: receiver?.message ?? null,
    until: state === 'waiting' && expires_at !== null ? formatDateTime(new Date(expires_at)) : null,
    registeredAt: registered_at && formatDateTime(new Date(registered_at)),
  };
}
