import type { ShippingDocument } from './cart-document.ts';

/** Who gets the goods of a destination: named by its address, or by the giver of a social gift; null while nobody is. */
export function destinationName({ address, social }: Pick<ShippingDocument, 'address' | 'social'>): string | null {
  return address?.shipping_name ?? social?.name ?? null;
}
