import type { LabelledValue } from '@shop/api';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { channels } from '../platform/db/schema/channels.ts';
import { users } from '../platform/db/schema/customer.ts';
import { orders } from '../platform/db/schema/orders.ts';

/** Returns members with answers to a customer's additional fields of the registration, the oldest first. */
export async function findMemberAnswers(db: Db) {
  return db
    .select({
      id: users.id,
      email: users.email,
      at: users.createdAt,
      schoolKey: users.schoolKey,
      other: users.other,
    })
    .from(users)
    .where(sql`${users.other} <> '{}'::jsonb or ${users.schoolKey} is not null`)
    .orderBy(asc(users.createdAt), asc(users.id));
}

/**
 * Returns orders with answers to a customer's additional fields of the checkout, the oldest first, with the labels at
 * that time.
 */
export async function findOrderAnswers(db: Db) {
  return db
    .select({
      orderNo: orders.orderNo,
      channel: channels.prefix,
      at: orders.orderedAt,
      answers: sql<LabelledValue[]>`${orders.agreed} -> 'other'`,
    })
    .from(orders)
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .where(sql`${orders.agreed} ? 'other'`)
    .orderBy(asc(orders.orderedAt), asc(orders.id));
}
