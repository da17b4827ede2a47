import { boolean, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const messageKindEnum = pgEnum('message_kind', ['shop', 'caution']);

/** Seasonal pictures and texts, by the area of the page. */
export const banners = pgTable('banners', {
  id: id(),
  area: text().notNull(),
  title: text().notNull(),
  lead: text(),
  body: text(),
  linkUrl: text(),
  linkLabel: text(),
  imageUrl: text(),
  alt: text().notNull(),
  /** The key of the category whose illustration replaces a photograph. */
  illustration: text(),
  isShow: boolean().notNull(),
  /** The channels that show it instead of those of all channels; null is all. */
  channelPrefixes: text().array(),
  /** Shown from and until these instants; null is open. */
  showFrom: timestamp({ withTimezone: true, mode: 'date' }),
  showUntil: timestamp({ withTimezone: true, mode: 'date' }),
  sortNo: integer().notNull(),
});

/** Messages of the shop, and cautions of pages by their key (spec §2). `body` is HTML that the front sanitises. */
export const messages = pgTable('messages', {
  code: text().primaryKey(),
  kind: messageKindEnum().notNull(),
  title: text(),
  body: text().notNull(),
  sortNo: integer().notNull(),
  updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

/** Pages by their path, with a leading and without a trailing slash. `body` is HTML that the front sanitises. */
export const staticPages = pgTable('static_pages', {
  path: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  body: text().notNull(),
  sortNo: integer().notNull(),
  updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
