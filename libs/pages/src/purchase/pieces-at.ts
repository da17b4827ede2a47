import type { CartLine, CartShipping } from '@shop/api';

/** Pieces of a line that go to a destination. */
export function piecesAt(line: CartLine, shipping: CartShipping): number {
  return shipping.packings
    .flatMap((packing) => packing.products)
    .filter((packed) => packed.line_key === line.key)
    .reduce((sum, packed) => sum + packed.quantity, 0);
}
