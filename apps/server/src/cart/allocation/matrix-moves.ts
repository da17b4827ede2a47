import { sumCells, type Cell } from './matrix.ts';

/**
 * Sets the quantity of a line; zero removes it. New pieces go to `home`; removed pieces are taken from the last cells
 * first.
 */
export function resizeLine(cells: readonly Cell[], lineKey: string, quantity: number, home: string): Cell[] {
  const present = cells.filter((cell) => cell.line_key === lineKey).reduce((sum, cell) => sum + cell.quantity, 0);
  if (quantity >= present) {
    return sumCells([...cells, { line_key: lineKey, shipping_key: home, split: 0, quantity: quantity - present }]);
  }
  let surplus = present - quantity;
  const moved = cells.toReversed().map((cell) => {
    if (cell.line_key !== lineKey) return cell;
    const taken = Math.min(surplus, cell.quantity);
    surplus -= taken;
    return { ...cell, quantity: cell.quantity - taken };
  });
  return sumCells(moved.toReversed());
}

/** The pieces of a line that go to one destination. */
export interface Share {
  shipping_key: string;
  quantity: number;
}

/**
 * Writes one row of the matrix: the pieces of a line per destination. A destination with an unchanged share keeps its
 * parcels; otherwise pieces are removed from its last parcel or added to its first.
 */
export function divideLine(cells: readonly Cell[], lineKey: string, shares: readonly Share[]): Cell[] {
  const others = cells.filter((cell) => cell.line_key !== lineKey);
  const rows = shares.flatMap((share) => {
    const own = cells.filter((cell) => cell.line_key === lineKey && cell.shipping_key === share.shipping_key);
    return resizeLine(own, lineKey, share.quantity, share.shipping_key);
  });
  return sumCells([...others, ...rows]);
}

/** Moves all pieces of one destination to another, when it is removed or has the same address. */
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

/** Moves pieces between the parcels of one destination; at most as many as the parcel holds. */
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
