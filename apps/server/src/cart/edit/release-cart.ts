import { emptyCartDocument, type CartDocument } from '../cart-document.ts';
import { resetShippings } from './edit-shippings.ts';
import type { EditFacts } from './repack.ts';

/**
 * What stays of a member's cart for a guest who goes on with it: goods with their extras, wrapping and card of the first
 * destination, method, note and coupons. Who the member is, whom he knows and what he owns goes: orderer, addresses, sender,
 * names on a noshi, receipt, points, fields of a variant.
 */
export function releaseCart({ points: _points, ...document }: CartDocument, facts: EditFacts): CartDocument {
  const reset = resetShippings(document, true, facts);
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
