import type { HandoverCode } from '@shop/api';
import { matrixOf, type Cell } from '../allocation/matrix.ts';
import { movePieces } from '../allocation/matrix-moves.ts';
import type { Piece } from '../allocation/packing.ts';
import type { CartDocument, ShippingDocument } from '../cart-document.ts';
import { repack, type EditContext } from './repack.ts';

/** Splits pieces of a destination off into a new parcel, or several if their zones differ. */
export function splitOff(
  document: CartDocument,
  shipping: ShippingDocument,
  pieces: readonly Piece[],
  context: EditContext,
): CartDocument {
  const split = 1 + Math.max(0, ...shipping.packings.map((packing) => packing.split));
  return repack(document, context, gather(matrixOf(document.shippings), shipping.key, split, pieces));
}

/** Moves pieces from other parcels of a destination into the parcel of this key. */
export function moveInto(
  document: CartDocument,
  packingKey: string,
  pieces: readonly Piece[],
  context: EditContext,
): CartDocument {
  const shipping = document.shippings.find((known) => known.packings.some((packing) => packing.key === packingKey));
  const packing = shipping?.packings.find((known) => known.key === packingKey);
  if (!shipping || !packing) return document;
  return repack(document, context, gather(matrixOf(document.shippings), shipping.key, packing.split, pieces));
}

/** Sets date, slot and handover of parcels; absent means unchanged, null means no wish (D-04). */
export function schedule(
  document: CartDocument,
  packingKey: string,
  wish: { delivery_date?: string | null; time_slot?: string | null; handover?: HandoverCode },
): CartDocument {
  const shippings = document.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map((packing) => (packing.key === packingKey ? { ...packing, ...wish } : packing)),
  }));
  return { ...document, shippings };
}

/** Returns the pieces of a line at a destination outside one split. */
export function piecesElsewhere(shipping: ShippingDocument, lineKey: string, split: number): number {
  return shipping.packings
    .filter((packing) => packing.split !== split)
    .flatMap((packing) => packing.products)
    .filter((piece) => piece.line_key === lineKey)
    .reduce((sum, piece) => sum + piece.quantity, 0);
}

function gather(cells: readonly Cell[], shippingKey: string, to: number, pieces: readonly Piece[]): Cell[] {
  return pieces.reduce<Cell[]>(
    (matrix, piece) => {
      let missing = piece.quantity;
      const sources = matrix.filter(
        (cell) => cell.line_key === piece.line_key && cell.shipping_key === shippingKey && cell.split !== to,
      );
      return sources.reduce((current, source) => {
        const quantity = Math.min(missing, source.quantity);
        missing -= quantity;
        return movePieces(current, {
          line_key: piece.line_key,
          shipping_key: shippingKey,
          from: source.split,
          to,
          quantity,
        });
      }, matrix);
    },
    [...cells],
  );
}
