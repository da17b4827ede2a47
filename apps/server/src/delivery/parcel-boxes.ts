import type { DeliveryTables } from './delivery-tables.ts';

/**
 * Returns the boxes (個口) of one parcel by size class: heaviest pieces first into the first box with room, each box as
 * small as its weight allows. Weights are net grams of single pieces; a piece over the largest class has its own box of
 * that class.
 */
export function parcelBoxes(pieceWeights: readonly number[], sizes: DeliveryTables['sizes']): number[] {
  const limit = Math.max(...sizes.map((size) => size.max_weight_g));
  const boxes: number[] = [];
  for (const weight of pieceWeights.toSorted((a, b) => b - a)) {
    const room = boxes.findIndex((load) => load + weight <= limit);
    if (room === -1) boxes.push(weight);
    else boxes[room] = (boxes[room] ?? 0) + weight;
  }
  return boxes.map((load) => sizeOf(load, sizes));
}

function sizeOf(load: number, sizes: DeliveryTables['sizes']): number {
  const fitting = sizes.filter((size) => size.max_weight_g >= load).map((size) => size.size);
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...sizes.map((size) => size.size));
}
