import type { ShippingDocument } from './cart-document.ts';

/** Returns the name of the receiver, from the address or from the giver of a social gift; null if unknown. */
export function destinationName({ address, social }: Pick<ShippingDocument, 'address' | 'social'>): string | null {
  return address?.shipping_name ?? social?.name ?? null;
}
