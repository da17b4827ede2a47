import { toHalfWidthAscii, toKatakana } from '@shop/japanese';
import { and, count, desc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { loginGuards } from '../../platform/db/schema/auth.ts';
import { userAddresses, users } from '../../platform/db/schema/customer.ts';
import { inquiries, inquiryMessages } from '../../platform/db/schema/inquiries.ts';
import { loginHistories } from '../../platform/db/schema/login-histories.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { pointEntries } from '../../platform/db/schema/points.ts';
import { orderColumns } from '../../checkout/order/order-columns.ts';
import { accountHashOf } from '../../members/auth/login-guard.ts';

const MOST = 100;

/**
 * Returns members that have every typed word in a name, kana, email, user name or telephone, the latest order first. Of
 * telephones only the digits are compared.
 */
export function findCustomers(db: Db, query: string) {
  const words = toHalfWidthAscii(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const names = sql`lower(concat_ws(' ', ${users.lastName} || ${users.firstName}, ${users.lastNameKana} || ${users.firstNameKana}, ${users.email}, ${users.username}, ${users.companyName}))`;
  const phones = sql`regexp_replace(concat_ws(' ', ${users.phoneNumber}, ${users.cellPhoneNumber}, ${users.tel}), '[^0-9 ]', '', 'g')`;
  const conditions = words.map((word) => {
    const digits = /^[\d-]+$/.test(word) ? word.replaceAll('-', '') : '';
    const isPhone = digits === '' ? sql`false` : sql`strpos(${phones}, ${digits}) > 0`;
    return sql`(strpos(${names}, ${word.toLowerCase()}) > 0 or strpos(${names}, ${toKatakana(word.normalize('NFKC'))}) > 0 or ${isPhone})`;
  });
  return db
    .select({ user: users, orders: count(orders.id), lastOrderAt: max(orders.orderedAt) })
    .from(users)
    .leftJoin(orders, eq(orders.userId, users.id))
    .where(sql.join([sql`true`, ...conditions], sql` and `))
    .groupBy(users.id)
    .orderBy(sql`max(${orders.orderedAt}) desc nulls last`, desc(users.createdAt))
    .limit(MOST);
}

/** Returns until when logins of a member are refused; null when they are not. */
export async function lockedUntil(db: Db, userId: string, now: Date): Promise<Date | null> {
  const rows = await db
    .select({ until: loginGuards.lockedUntil })
    .from(loginGuards)
    .where(eq(loginGuards.accountHash, accountHashOf(userId)));
  const open = rows.flatMap(({ until }) => (until && until > now ? [until] : []));
  return open.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** Returns what the shop has stored about a member, besides secrets (APPI 33). */
export async function storedAbout(db: Db, userId: string) {
  const of = { userId };
  return {
    addresses: await db.select().from(userAddresses).where(eq(userAddresses.userId, of.userId)),
    orders: await db.select(orderColumns).from(orders).where(eq(orders.userId, of.userId)).orderBy(desc(orders.orderedAt)),
    points: await db.select().from(pointEntries).where(eq(pointEntries.userId, of.userId)).orderBy(pointEntries.id),
    inquiries: await db.select().from(inquiries).where(eq(inquiries.userId, of.userId)),
    answers: await db
      .select(getTableColumns(inquiryMessages))
      .from(inquiryMessages)
      .innerJoin(inquiries, eq(inquiries.id, inquiryMessages.inquiryId))
      .where(and(eq(inquiries.userId, of.userId), eq(inquiryMessages.kind, 'answer'))),
    logins: await db.select().from(loginHistories).where(eq(loginHistories.userId, of.userId)),
  };
}
