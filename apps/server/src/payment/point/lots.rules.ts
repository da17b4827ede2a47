/** Points that were given together and end together. `expiresAt` is exclusive. */
export interface Lot {
  id: number;
  left: number;
  expiresAt: Date;
}

/** The lots that can still be spent. */
export function livingLots(lots: readonly Lot[], now: Date): Lot[] {
  return lots.filter((lot) => lot.expiresAt > now);
}

/** The sum of lots. */
export function sumOfLots(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + lot.left, 0);
}

/**
 * Takes points from lots, those that end first before others.
 * @throws RangeError when the lots hold fewer points; a balance never goes below zero (P-08)
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
