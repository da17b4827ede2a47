import { asc, eq } from 'drizzle-orm';
import { channels } from '../platform/db/schema/channels.ts';
import { users } from '../platform/db/schema/customer.ts';
import { memberCards } from '../platform/db/schema/member-cards.ts';
import { schools } from '../platform/db/schema/schools.ts';
import { timeseries } from '../platform/db/schema/timeseries.ts';
import { sampleMeasurements } from './data/customers/measurements.ts';
import { memberCardData } from './data/customers/member-cards.ts';
import { schoolData } from './data/customers/schools.ts';
import type { SeedContext } from './seed-context.ts';

/** What the two customers bring: schools with their keys, cards of the store and, in demo mode, a family's measurements. */
export async function seedCustomers(ctx: SeedContext): Promise<void> {
  const { db, demo, now } = ctx;
  const gakuen = await channelIdOf(ctx, 'gakuen');
  const depa = await channelIdOf(ctx, 'depa');
  await db.insert(schools).values(schoolData.map((school) => ({ ...school, channelId: gakuen })));
  await db.insert(memberCards).values(memberCardData.map((card) => ({ ...card, channelId: depa })));
  if (!demo) return;
  const [member] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, 'taro@example.com'))
    .orderBy(asc(users.id));
  if (!member) throw new Error('Customers are seeded after the members.');
  await db.insert(timeseries).values(
    sampleMeasurements.map((entry) => ({
      ...entry,
      userId: member.id,
      purpose: 'measurement' as const,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

async function channelIdOf({ db }: SeedContext, prefix: string): Promise<number> {
  const [row] = await db.select({ id: channels.id }).from(channels).where(eq(channels.prefix, prefix));
  if (!row) throw new Error(`The seed has no channel ${prefix}.`);
  return row.id;
}
