import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { orders } from './orders.ts';

/** The author's reward for a review: anything but `none` is shown with it (L-43). */
export type ReviewIncentive = 'none' | 'points' | 'gift';

/** Product reviews. A review refers to its order or is marked as a sample: no other can be stored. */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    orderId: text().references(() => orders.id, { onDelete: 'cascade' }),
    /** The name that the writer chose to be shown. */
    authorName: text().notNull(),
    rating: smallint().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    incentive: text().$type<ReviewIncentive>().notNull().default('none'),
    /** Written by the shop to show how a review looks. */
    isSample: boolean().notNull().default(false),
    /** False until the shop has approved it, and after it was withdrawn. */
    isPublic: boolean().notNull().default(false),
    postedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    unique('product_reviews_once_per_order').on(t.orderId, t.productId),
    index('product_reviews_product').on(t.productId, t.postedAt),
    check('product_reviews_from_an_order_or_sample', sql`(${t.orderId} is not null) <> ${t.isSample}`),
    check('product_reviews_rating', sql`${t.rating} between 1 and 5`),
    check('product_reviews_incentive_known', sql`${t.incentive} in ('none', 'points', 'gift')`),
  ],
);
