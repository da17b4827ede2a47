import { sumCells, type Cell } from './matrix.ts';

/**
 * Gives a line `quantity` pieces in all. New pieces go to `home`; pieces that leave are taken from the last cells first,
 * so that the first destination keeps its goods longest. Zero removes the line.
 */
export function resizeLine(cells: readonly Cell[], lineKey: string, quantity: number, home: string): Cell[] {
  const present = cells.filter((cell) => cell.line_key === lineKey).reduce((sum, cell) => sum + cell.quantity, 0);
  if (quantity >= present) {
    return sumCells([...cells, { line_key: lineKey, shipping_key: home, split: 0, quantity: quantity - present }]);
  }
  let surplus = present - quantity;
  const kept = cells.toReversed().map((cell) => {
    if (cell.line_key !== lineKey) return cell;
    const taken = Math.min(surplus, cell.quantity);
    surplus -= taken;
    return { ...cell, quantity: cell.quantity - taken };
  });
  return sumCells(kept.toReversed());
}

/** How many pieces of a line one destination shall get. */
export interface Share {
  shipping_key: string;
  quantity: number;
}

/**
 * Writes one row of the matrix: the line's pieces over destinations. Inside a destination whose share is unchanged the
 * shopper's own parcels stay; a changed share keeps as much of them as it can (taken from the last parcel, added to the first).
 */
export function divideLine(cells: readonly Cell[], lineKey: string, shares: readonly Share[]): Cell[] {
  const others = cells.filter((cell) => cell.line_key !== lineKey);
  const rows = shares.flatMap((share) => {
    const own = cells.filter((cell) => cell.line_key === lineKey && cell.shipping_key === share.shipping_key);
    return resizeLine(own, lineKey, share.quantity, share.shipping_key);
  });
  return sumCells([...others, ...rows]);
}

/** Moves everything of one destination to another: for removing a destination and for merging two that are the same. */
export function mergeDestination(cells: readonly Cell[], from: string, into: string): Cell[] {
  return sumCells(cells.map((cell) => (cell.shipping_key === from ? { ...cell, shipping_key: into, split: 0 } : cell)));
}

/** Pieces to move between two parcels (splits) of one destination. */
export interface Move {
  line_key: string;
  shipping_key: string;
  from: number;
  to: number;
  quantity: number;
}

/** Moves pieces between the parcels of one destination; more pieces than lie there move all that lie there. */
export function movePieces(cells: readonly Cell[], move: Move): Cell[] {
  const source = cells.find(
    (cell) => cell.line_key === move.line_key && cell.shipping_key === move.shipping_key && cell.split === move.from,
  );
  const quantity = Math.min(source?.quantity ?? 0, move.quantity);
  return sumCells([
    ...cells.map((cell) => (cell === source ? { ...cell, quantity: cell.quantity - quantity } : cell)),
    { line_key: move.line_key, shipping_key: move.shipping_key, split: move.to, quantity },
  ]);
}
