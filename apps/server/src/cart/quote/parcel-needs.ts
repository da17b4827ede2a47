import type { ParcelNeeds } from '../../delivery/delivery-plan.ts';
import type { Packing } from '../allocation/packing.ts';
import type { CartDocument, ShippingDocument } from '../cart-document.ts';
import type { ProductFacts } from './product-facts.ts';

/** What the date engine must know of a parcel: the longest lead of its goods and their extras counts. */
export function parcelNeeds(
  packing: Packing,
  shipping: ShippingDocument,
  cart: CartDocument,
  products: ReadonlyMap<string, ProductFacts>,
): ParcelNeeds {
  const leads = packing.products.flatMap((piece) => {
    const line = cart.lines.find((known) => known.key === piece.line_key);
    return [line, ...(line?.accessories ?? [])].map((goods) => products.get(goods?.product_key ?? '')?.lead_days ?? 0);
  });
  return { zone: packing.zone, lead_days: Math.max(0, ...leads), place: shipping.address };
}
