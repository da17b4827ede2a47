import type { Db } from '../db/db.ts';
import { openLots, type PointOwner } from './point.queries.ts';
import { livingLots, sumOfLots } from './take-from-lots.ts';

/** Points an owner can spend now: those whose term is over count no more, whether or not the ledger says so yet. */
export async function pointBalance(db: Db, owner: PointOwner, now: Date): Promise<number> {
  return sumOfLots(livingLots(await openLots(db, owner), now));
}
