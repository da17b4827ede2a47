import type { Database } from '../platform/db/database.ts';
import { seed } from '../seed/seed.ts';
import { testConfig } from './test-config.ts';

/** The time at which the test shop is seeded. */
const TEMPLATE_NOW = new Date('2026-11-20T01:00:00Z');

export async function fillTemplate(database: Database): Promise<void> {
  await database.migrate();
  await seed(database, { config: testConfig(), now: TEMPLATE_NOW });
}
