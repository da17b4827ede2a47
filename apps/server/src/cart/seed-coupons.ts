import { coupons } from '../db/schema/carts.ts';
import type { SeedContext } from '../seed/seed-context.ts';

const yearMs = 365 * 86_400_000;

/** The coupons of the sample shop: a welcome, a share, free carriage, and one that is over, to be refused with its reason. */
export async function seedCoupons({ db, now }: SeedContext): Promise<void> {
  const term = { startsAt: new Date(now.getTime() - yearMs), endsAt: new Date(now.getTime() + 3 * yearMs) };
  await db.insert(coupons).values([
    { ...term, code: 'WELCOME500', name: 'はじめてのお買い物 500円引き', kind: 'amount', value: 500, minSubtotal: 3_000 },
    { ...term, code: 'TEN', name: '商品代金 10%引き', kind: 'percent', value: 10, minSubtotal: 5_000, isMemberOnly: true },
    { ...term, code: 'FREESHIP', name: '送料無料', kind: 'free_carriage', value: 0, minSubtotal: 2_000, usageLimit: 1_000 },
    { ...term, endsAt: now, code: 'SUMMER', name: '夏の300円引き', kind: 'amount', value: 300, minSubtotal: 0 },
  ]);
}
