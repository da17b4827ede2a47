import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { products } from './catalogue.ts';
import { users } from './customer.ts';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const productId = () =>
  integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

/** Products that a member has looked at, each once, with the last time. */
export const productHistories = pgTable(
  'product_histories',
  { id: id(), userId: ownerId(), productId: productId(), viewedAt: timestamp({ withTimezone: true }).notNull() },
  (t) => [
    unique('product_histories_once').on(t.userId, t.productId),
    index('product_histories_newest').on(t.userId, t.viewedAt),
  ],
);

/** Words that a member has searched for, each once, with the last time. */
export const productSearchHistories = pgTable(
  'product_search_histories',
  { id: id(), userId: ownerId(), word: text().notNull(), searchedAt: timestamp({ withTimezone: true }).notNull() },
  (t) => [
    unique('product_search_histories_once').on(t.userId, t.word),
    index('product_search_histories_newest').on(t.userId, t.searchedAt),
  ],
);

/** Requests for products that cannot be bought. A member can hide one from the list; the shop still has it. */
export const productRequests = pgTable(
  'product_requests',
  {
    id: id(),
    /** Null for a guest's wish. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    productId: productId(),
    note: text(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the member hid it from the list. */
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('product_requests_user').on(t.userId, t.requestedAt),
    index('product_requests_product').on(t.productId),
  ],
);
