import type { AccessoryPiece } from '@shop/api';
import { allocate } from '@shop/money';
import type { LineDocument } from '../cart-document.ts';
import type { Destination } from './packing.ts';

/**
 * Returns parcel key → pieces of each extra. Extras are divided in proportion to the pieces of their line, by the
 * largest remainder; on a tie the earlier parcel gets the piece.
 */
export function spreadAccessories(
  lines: readonly Pick<LineDocument, 'key' | 'accessories'>[],
  destinations: readonly Destination[],
): Map<string, AccessoryPiece[]> {
  const spread = new Map<string, AccessoryPiece[]>();
  for (const { key: line_key, accessories = [] } of lines) {
    if (accessories.length === 0) continue;
    const parcels = destinations
      .flatMap((destination) => destination.packings)
      .flatMap(({ key, products }) =>
        products.filter((piece) => piece.line_key === line_key).map(({ quantity }) => ({ key, quantity })),
      );
    if (parcels.length === 0) continue;
    for (const { key, quantity } of accessories) {
      const shares = allocate(
        quantity,
        parcels.map((parcel) => parcel.quantity),
      );
      parcels.forEach((parcel, index) => {
        const share = shares[index] ?? 0;
        if (share > 0) spread.set(parcel.key, [...(spread.get(parcel.key) ?? []), { line_key, key, quantity: share }]);
      });
    }
  }
  return spread;
}
