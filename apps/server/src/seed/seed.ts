import { sql } from 'drizzle-orm';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { seedCoupons, seedMemberCoupons } from '../payment/coupon/seed-coupons.ts';
import { channels } from '../platform/db/schema/channels.ts';
import { seedDelivery } from '../delivery/seed-delivery.ts';
import { seedPayments } from '../payment/seed-payments.ts';
import { seedPoints } from './seed-points.ts';
import { seedCatalogue, seedTaxRates } from './seed-catalogue.ts';
import { seedContent, seedEditorial } from './seed-editorial.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedEmptyChannel, seedEmptyContent } from './seed-empty.ts';
import { seedGoodsAround } from './seed-goods-around.ts';
import { seedMembers } from './seed-members.ts';
import { seedMemberThings } from './seed-member-things.ts';
import { seedOrders } from './seed-orders.ts';
import type { SeedContext } from './seed-context.ts';
import { channelData } from './data/channels.ts';
import { settingsOf } from './data/settings-of.ts';
import { CATALOG_INQUIRY } from '@shop/constants';
import { inquiryCategories } from '../platform/db/schema/inquiries.ts';

const categories = [
  { key: 'order', name: 'ご注文について', lead: 'ご注文の変更や取消し、領収書など' },
  { key: 'order-change', name: '変更・取消し', parentKey: 'order' },
  { key: 'order-receipt', name: '領収書・明細', parentKey: 'order' },
  { key: 'delivery', name: 'お届けについて', lead: 'お届けの日時や状況、送料など' },
  { key: 'payment', name: 'お支払いについて' },
  { key: 'product', name: '商品について', lead: '保存の方法、アレルギー、産地など' },
  { key: 'quality', name: '商品の不具合', lead: '傷みや破損、品違いなど。到着から7日以内にお知らせください' },
  { key: 'gift', name: 'のし・ご包装について' },
  { key: 'member', name: '会員登録・ログインについて' },
  { key: CATALOG_INQUIRY, name: 'カタログのご請求' },
  { key: 'other', name: 'その他' },
];

type Step = (ctx: SeedContext) => Promise<void>;

/** The sample shop, each domain after those that it refers to. */
const sampleSteps: readonly Step[] = [
  seedChannels,
  seedTaxRates,
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

/** A shop without goods: what every shop needs, to be completed by the operator. */
const emptySteps: readonly Step[] = [
  seedEmptyChannel,
  seedTaxRates,
  seedEmptyContent,
  seedInquiries,
  seedDelivery,
  seedPayments,
];

/**
 * Fills an empty database with the sample shop, in demo mode with members and their past orders, or with a shop without
 * goods. A database that has channels is left as it is, so a second start is quick and keeps its data.
 */
export async function seed(database: Database, { config, now }: { config: Config; now: Date }): Promise<void> {
  const options = { config, now, demo: config.demo, publicUrl: config.publicUrl };
  const seeded = await database.db.transaction(async (tx) => {
    // Processes that start together take turns: the second one finds the rows of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(727273)`);
    const [existing] = await tx.select({ id: channels.id }).from(channels).limit(1);
    if (existing) return false;
    for (const step of config.seed === 'empty' ? emptySteps : sampleSteps) await step({ db: tx, ...options });
    return true;
  });
  if (seeded) await database.vacuum();
}

/** The eleven shop fronts of the sample shop; those of the demo are open. */
async function seedChannels({ db, config, demo, now }: SeedContext): Promise<void> {
  const openedAt = demo ? now : null;
  await db
    .insert(channels)
    .values(channelData.map((channel) => ({ ...channel, openedAt, settings: settingsOf(channel.prefix, config) })));
}

/** What an inquiry may be about. */
async function seedInquiries({ db }: SeedContext): Promise<void> {
  await db.insert(inquiryCategories).values(categories.map((category, index) => ({ ...category, sortNo: index + 1 })));
}
