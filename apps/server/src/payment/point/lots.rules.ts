/** Points that were granted together and expire together. `expiresAt` is exclusive. */
export interface Lot {
  id: number;
  left: number;
  expiresAt: Date;
}

/** Returns the lots that are not expired. */
export function livingLots(lots: readonly Lot[], now: Date): Lot[] {
  return lots.filter((lot) => lot.expiresAt > now);
}

/** Returns the points in all lots. */
export function sumOfLots(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + lot.left, 0);
}

/**
 * Takes points from lots, those that expire first before others.
 * @throws RangeError when the lots have fewer points; a balance is never negative (P-08)
 */
export function takeFromLots(lots: readonly Lot[], points: number): { lotId: number; points: number }[] {
  let missing = points;
  const taken: { lotId: number; points: number }[] = [];
  for (const lot of lots.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || a.id - b.id)) {
    const part = Math.min(missing, lot.left);
    if (part > 0) taken.push({ lotId: lot.id, points: part });
    missing -= part;
  }
  if (missing > 0) throw new RangeError(`${points} points were to be taken, ${missing} are missing`);
  return taken;
}
