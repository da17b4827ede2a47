import { eq } from 'drizzle-orm';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { findChannel } from '../platform/channel/find-channel.ts';
import { channelsSnapshot } from '../platform/channel/channel.snapshot.ts';
import { snapshotsOf } from '../snapshots.ts';
import { users } from '../platform/db/schema/customer.ts';
import type { SeedContext } from './seed-context.ts';
import { addPointRows, openLots } from '../payment/point/point.queries.ts';
import { pointsTermEnd } from '../payment/point/point.rules.ts';

/** Where the shop of the demo is bought in. */
const host = 'localhost';

/** Points that sample members were given before they earned any by their orders; some have ended, some soon will. In demo mode only. */
const gifts = [
  { daysAgo: 480, points: 100, note: '会員登録の特典ポイント' },
  { daysAgo: 345, points: 300, note: '年末の感謝キャンペーン' },
  { daysAgo: 150, points: 500, note: 'ご愛顧感謝キャンペーン' },
] as const;

/** Gives the plain sample members points, and ends those whose term is over. */
export async function seedPoints({ db, now, demo }: SeedContext): Promise<void> {
  if (!demo) return;
  const channels = snapshotsOf(db).of(channelsSnapshot);
  await channels.refresh();
  const { id: channelId } = findChannel(channels.value, host);
  for (const email of ['taro@example.com', 'hanako@example.com']) {
    const [member] = await db.select({ id: users.id }).from(users).where(eq(users.emailKey, email));
    if (!member) throw new Error(`Points are seeded after their member ${email}.`);
    const owner = { userId: member.id, channelId };
    await addPointRows(
      db,
      gifts.map(({ daysAgo, points, note }) => {
        const createdAt = DateTime.fromJSDate(now, JAPAN).minus({ days: daysAgo }).toJSDate();
        return { ...owner, kind: 'available', available: points, note, expiresAt: pointsTermEnd(createdAt), createdAt };
      }),
    );
    const over = (await openLots(db, owner)).filter((lot) => lot.expiresAt <= now);
    await addPointRows(
      db,
      over.map((lot) => ({ ...owner, kind: 'expired', available: -lot.left, lotId: lot.id, createdAt: lot.expiresAt })),
    );
  }
}
