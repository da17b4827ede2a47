import type { Database } from '../db/database.ts';
import { outsideTransaction } from '../db/transaction-guard.ts';
import type { RunningJobs } from './run-jobs.ts';

/** Wakes jobs when rows for them are committed by any process, and once for what was there before. */
export async function followWork(database: Pick<Database, 'listen'>, jobs: Pick<RunningJobs, 'wake'>): Promise<void> {
  await database.listen(['shop_work'], (_channel, table) => outsideTransaction(() => jobs.wake(table)));
  jobs.wake();
}
