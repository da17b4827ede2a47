import type { Destination } from './packing.ts';

/** One filled cell of the matrix line × destination (× parcel split): `quantity` pieces of a line, a positive integer. */
export interface Cell {
  line_key: string;
  shipping_key: string;
  split: number;
  quantity: number;
}

/**
 * Reads the matrix back from the parcels: one cell for every line in every split of every destination,
 * in the order of destinations and parcels.
 */
export function matrixOf(destinations: readonly Destination[]): Cell[] {
  return sumCells(
    destinations.flatMap((destination) =>
      destination.packings.flatMap((packing) =>
        packing.products.map((piece) => ({
          line_key: piece.line_key,
          shipping_key: destination.key,
          split: packing.split,
          quantity: piece.quantity,
        })),
      ),
    ),
  );
}

/** Adds cells that mean the same place together and drops empty ones; the first of each keeps its position. */
export function sumCells(cells: readonly Cell[]): Cell[] {
  const sums = new Map<string, Cell>();
  for (const cell of cells) {
    const place = `${cell.line_key} ${cell.shipping_key} ${cell.split}`;
    const known = sums.get(place);
    if (known) known.quantity += cell.quantity;
    else sums.set(place, { ...cell });
  }
  return [...sums.values()].filter((cell) => cell.quantity > 0);
}
