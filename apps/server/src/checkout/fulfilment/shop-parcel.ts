import type { AddressSnapshot, OrderPacking, OrderShipping } from '@shop/api';
import type { Channel } from '../../platform/channel/channel.ts';
import type { OrderedLine } from '../order/order-snapshot.ts';
import type { OrderRow, ParcelRow, PaymentRow } from '../order/order.queries.ts';

/** A content of a parcel: pieces of a line, or of a paid extra. */
export interface PackedPiece {
  readonly line: Pick<OrderedLine, 'name' | 'product_key' | 'unit_price' | 'tax_class'> &
    Partial<Pick<OrderedLine, 'unit_label' | 'storage_text' | 'allergens_text' | 'options'>>;
  readonly quantity: number;
  readonly isExtra: boolean;
}

/** A parcel with everything needed to pack it: order, receiver and products. */
export interface ShopParcel {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly channel: Channel;
  readonly parcel: ParcelRow;
  /** The number of the parcel within the order, in the order of the tracking numbers. */
  readonly no: number;
  readonly count: number;
  readonly shipping: OrderShipping;
  readonly packing: OrderPacking;
  readonly receiver: AddressSnapshot;
  readonly pieces: readonly PackedPiece[];
}

/** Returns the name of a parcel for the shop and its carriers: `261120-7KQ4M-1`, at most 15 characters. */
export function parcelName({ order, no }: Pick<ShopParcel, 'order' | 'no'>): string {
  return `${order.orderNo}-${no}`;
}

/** Returns the contents of a parcel, extras after the products that they belong to. */
export function piecesOf({ snapshot }: OrderRow, { products, accessories = [] }: OrderPacking): PackedPiece[] {
  return products.flatMap(({ line_key, quantity }) => {
    const line = snapshot.lines.find(({ key }) => key === line_key);
    if (!line) return [];
    const extras = accessories.flatMap((extra) => {
      const known = extra.line_key === line_key ? line.accessories?.find(({ key }) => key === extra.key) : undefined;
      return known ? [{ line: known, quantity: extra.quantity, isExtra: true }] : [];
    });
    return [{ line, quantity, isExtra: false }, ...extras];
  });
}

/**
 * Whether a parcel goes to the payer. Prices are not shown on a gift or to another receiver (G-05): with a sender, a
 * noshi or a card it is a gift even to the payer's own address.
 */
export function goesToPayer({ order, shipping, receiver }: ShopParcel): boolean {
  const { orderer } = order.snapshot;
  const isGift = shipping.sender !== null || shipping.noshi !== null || shipping.message !== null;
  const isSame = receiver.shipping_name === orderer.name && receiver.postal_code === orderer.postal_code;
  return isSame && !isGift && shipping.social_receiver === undefined;
}

/** Returns the sender (ご依頼主) for the label; null means the shop itself, for a parcel to the payer. */
export function senderOf(
  parcel: ShopParcel,
): { name: string; postal_code: string; address: string; phone: string } | null {
  const { sender } = parcel.shipping;
  const { orderer } = parcel.order.snapshot;
  if (sender)
    return {
      name: sender.shipping_name,
      postal_code: sender.postal_code,
      address: sender.full_address,
      phone: sender.phone_number,
    };
  if (goesToPayer(parcel)) return null;
  return {
    name: orderer.name,
    postal_code: orderer.postal_code,
    address: orderer.full_address,
    phone: orderer.phone_number,
  };
}
