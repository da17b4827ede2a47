import { emptyCartDocument, type CartDocument } from '../cart-document.ts';
import { resetShippings } from './edit-shippings.ts';
import type { EditContext } from './repack.ts';

/**
 * Returns what remains of a member's cart for a guest: products with extras, wrapping and card of the first
 * destination, payment method, note and coupons. Personal data is removed: orderer, addresses, sender, noshi names,
 * receipt, points, variant fields.
 */
export function releaseCart({ points: _points, ...document }: CartDocument, context: EditContext): CartDocument {
  const reset = resetShippings(document, true, context);
  const shippings = reset.shippings.map((shipping) => ({
    ...shipping,
    sender: null,
    noshi: shipping.noshi && { ...shipping.noshi, names: [] },
  }));
  const { payment_id, note } = document.order;
  return {
    ...reset,
    shippings,
    order: { ...emptyCartDocument().order, payment_id, note },
    other: {},
    transaction_error: null,
  };
}
