import type { Destination } from './packing.ts';

/** A filled cell of the matrix line × destination × parcel split; `quantity` is a positive integer. */
export interface Cell {
  line_key: string;
  shipping_key: string;
  split: number;
  quantity: number;
}

/**
 * Returns the matrix of the parcels: one cell per line, split and destination, in the order of destinations and
 * parcels.
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

/** Merges cells with equal coordinates at the position of the first, and drops empty ones. */
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
