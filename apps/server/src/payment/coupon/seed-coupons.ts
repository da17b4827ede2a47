import { eq } from 'drizzle-orm';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { coupons } from '../../platform/db/schema/carts.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { users } from '../../platform/db/schema/customer.ts';
import type { SeedContext } from '../../seed/seed-context.ts';

/**
 * The coupons of the sample shop: for all shoppers, for members, for one channel, and an expired one that is refused.
 */
export async function seedCoupons({ db, now }: SeedContext): Promise<void> {
  const inDays = (days: number) => DateTime.fromJSDate(now, JAPAN).plus({ days }).toJSDate();
  const term = { startsAt: inDays(-365), endsAt: inDays(3 * 365) };
  const [tea] = await db.select({ id: channels.id }).from(channels).where(eq(channels.prefix, 'tee'));
  if (!tea) throw new Error('Coupons are seeded after the channels.');
  await db.insert(coupons).values([
    {
      ...term,
      code: 'WELCOME500',
      name: 'はじめてのお買い物 500円引き',
      kind: 'amount',
      value: 500,
      minSubtotal: 3_000,
    },
    {
      ...term,
      code: 'TEN',
      name: '商品代金 10%引き',
      kind: 'percent',
      value: 10,
      minSubtotal: 5_000,
      isMemberOnly: true,
    },
    {
      ...term,
      code: 'FREESHIP',
      name: '送料無料',
      kind: 'free_carriage',
      value: 0,
      minSubtotal: 2_000,
      usageLimit: 1_000,
    },
    { ...term, endsAt: now, code: 'SUMMER', name: '夏の300円引き', kind: 'amount', value: 300, minSubtotal: 0 },
    {
      startsAt: inDays(-10),
      endsAt: inDays(30),
      code: 'HAYAWARI',
      name: '贈りもの早割 5%引き',
      kind: 'percent',
      value: 5,
      minSubtotal: 8_000,
      isMemberOnly: true,
      perMemberLimit: 1,
    },
    {
      startsAt: inDays(40),
      endsAt: inDays(60),
      code: 'SHINSHUN',
      name: '新春のお楽しみ 700円引き',
      kind: 'amount',
      value: 700,
      minSubtotal: 6_000,
      isMemberOnly: true,
      perMemberLimit: 1,
    },
    {
      ...term,
      code: 'OCHANOMA',
      name: 'お茶の間のひととき 300円引き',
      kind: 'amount',
      value: 300,
      minSubtotal: 3_000,
      isMemberOnly: true,
      channelId: tea.id,
    },
  ]);
}

/** The personal coupons of sample members, in demo mode only. */
export async function seedMemberCoupons({ db, now, demo }: SeedContext): Promise<void> {
  if (!demo) return;
  const inDays = (days: number) => DateTime.fromJSDate(now, JAPAN).plus({ days }).toJSDate();
  for (const [email, suffix] of [
    ['taro@example.com', 'T7Q2'],
    ['hanako@example.com', 'H4M9'],
  ] as const) {
    const [member] = await db.select({ id: users.id }).from(users).where(eq(users.emailKey, email));
    if (!member) throw new Error(`Coupons of members are seeded after their member ${email}.`);
    const own = { userId: member.id, isMemberOnly: true, perMemberLimit: 1, usageLimit: 1 };
    await db.insert(coupons).values([
      {
        ...own,
        code: `BIRTHDAY${suffix}`,
        name: 'お誕生月のお祝い 1,000円引き',
        kind: 'amount',
        value: 1_000,
        minSubtotal: 5_000,
        startsAt: inDays(-15),
        endsAt: inDays(16),
      },
      {
        ...own,
        code: `ARIGATO${suffix}`,
        name: 'ご愛顧感謝 送料無料',
        kind: 'free_carriage',
        value: 0,
        minSubtotal: 3_000,
        startsAt: inDays(-60),
        endsAt: inDays(120),
      },
    ]);
  }
}
