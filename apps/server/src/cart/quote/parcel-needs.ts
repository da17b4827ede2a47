import type { ParcelNeeds } from '../../delivery/delivery-plan.ts';
import { latestShipDay } from '../../delivery/latest-ship-day.ts';
import type { Packing } from '../allocation/packing.ts';
import type { CartDocument, ShippingDocument } from '../cart-document.ts';
import type { ProductInputs } from './product-inputs.ts';

/**
 * Returns the input of the delivery day calculation: the longest lead time and the earliest end of sale of all products
 * and extras.
 */
export function parcelNeeds(
  packing: Packing,
  shipping: ShippingDocument,
  cart: CartDocument,
  products: ReadonlyMap<string, ProductInputs>,
): ParcelNeeds {
  const goods = packing.products.flatMap((piece) => {
    const line = cart.lines.find((known) => known.key === piece.line_key);
    return [line, ...(line?.accessories ?? [])].map((one) => products.get(one?.product_key ?? ''));
  });
  const leads = goods.map((one) => one?.lead_days ?? 0);
  return {
    zone: packing.zone,
    lead_days: Math.max(0, ...leads),
    place: shipping.address,
    leave_by: latestShipDay(goods),
  };
}
