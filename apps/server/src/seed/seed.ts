import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { seedCoupons, seedMemberCoupons } from '../coupon/seed-coupons.ts';
import { channels } from '../db/schema/channels.ts';
import { seedDelivery } from '../delivery/seed-delivery.ts';
import { seedPayments } from '../payment/seed-payments.ts';
import { seedPoints } from './seed-points.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedChannels } from './seed-channels.ts';
import { seedContent } from './seed-content.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedEditorial } from './seed-editorial.ts';
import { seedGoodsAround } from './seed-goods-around.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { seedMembers } from './seed-members.ts';
import { seedMemberThings } from './seed-member-things.ts';
import { seedOrders } from './seed-orders.ts';
import type { SeedContext } from './seed-context.ts';

/** Each domain's seed, in the order in which they lean on one another. */
const steps: readonly ((ctx: SeedContext) => Promise<void>)[] = [
  seedChannels,
  seedCatalogue,
  seedGoodsAround,
  seedContent,
  seedEditorial,
  seedInquiries,
  seedDelivery,
  seedPayments,
  seedCoupons,
  seedMembers,
  seedMemberThings,
  seedMemberCoupons,
  seedPoints,
  seedCustomers,
  seedOrders,
];

/**
 * Fills an empty database with the shop: channels, catalogue, content, delivery and payment tables and, in demo mode, sample
 * members with their past orders. A database that has channels is left as it is, so a second start is quick and keeps its data.
 */
export async function seed(database: Database, { config, now }: { config: Config; now: Date }): Promise<void> {
  const options = { config, now, demo: config.demo, publicUrl: config.publicUrl };
  const seeded = await database.db.transaction(async (tx) => {
    // Processes that start together take turns: the second one finds the rows of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(727273)`);
    const [existing] = await tx.select({ id: channels.id }).from(channels).limit(1);
    if (existing) return false;
    for (const step of steps) await step({ db: tx, ...options });
    return true;
  });
  if (seeded) await database.vacuum();
}
