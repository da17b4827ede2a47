import { asc, eq } from 'drizzle-orm';
import { products } from '../platform/db/schema/catalogue.ts';
import { channels } from '../platform/db/schema/channels.ts';
import { users } from '../platform/db/schema/customer.ts';
import { userListItems } from '../platform/db/schema/favourites.ts';
import { productHistories, productRequests, productSearchHistories } from '../platform/db/schema/histories.ts';
import { userMemorials } from '../platform/db/schema/memorials.ts';
import { systemMessages } from '../platform/db/schema/system-messages.ts';
import { sampleMessages, sampleMemorials, sampleWords } from './data/member-things.ts';
import { sampleMembers } from './data/members.ts';
import type { SeedContext } from './seed-context.ts';

const HOUR = 60 * 60_000;

/** What the plain sample member has collected: favourites, histories, a wish, memorials and messages. */
export async function seedMemberThings({ db, demo, now }: SeedContext): Promise<void> {
  if (!demo) return;
  const [member] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, sampleMembers[0]?.email ?? ''));
  const [channel] = await db.select({ id: channels.id }).from(channels).orderBy(channels.id).limit(1);
  const goods = await db
    .select({ id: products.id, price: products.price })
    .from(products)
    .orderBy(asc(products.id))
    .limit(6);
  const [wished] = goods;
  if (!member || !channel || !wished)
    throw new Error('What members collect is seeded after members, channels and products.');
  const userId = member.id;
  const before = (index: number): Date => new Date(now.getTime() - (index + 1) * HOUR);
  await db.insert(userListItems).values(
    goods.slice(0, 3).map(({ id, price }, index) => ({
      userId,
      listKey: 'favorite',
      productId: id,
      attachedAt: before(index),
      attachedPrice: price,
      attachedIsAvailable: true,
    })),
  );
  await db
    .insert(productHistories)
    .values(goods.map(({ id }, index) => ({ userId, productId: id, viewedAt: before(index) })));
  await db
    .insert(productSearchHistories)
    .values(sampleWords.map((word, index) => ({ userId, word, searchedAt: before(index) })));
  await db.insert(productRequests).values({
    userId,
    channelId: channel.id,
    productId: wished.id,
    note: '年末までに、かたまりでの販売をお願いします。',
    requestedAt: before(0),
  });
  await db.insert(userMemorials).values(
    sampleMemorials.map((memorial) => ({
      ...memorial,
      userId,
      channelId: channel.id,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await db
    .insert(systemMessages)
    .values(sampleMessages.map((message, index) => ({ ...message, userId, createdAt: before(index) })));
}
