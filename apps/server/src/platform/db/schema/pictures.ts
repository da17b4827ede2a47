import { sql } from 'drizzle-orm';
import { check, integer, pgTable, real, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';

/**
 * Uploaded pictures besides those of products: `logo`, `hero`, `favicon` and `share` of channels, and by other names
 * those of banners, articles and texts.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** The channel that shows it; null for all channels without their own. */
    channelId: integer().references(() => channels.id, { onDelete: 'cascade' }),
    /** First eight digits of the master's SHA-256, as in its address. */
    hash: text().notNull(),
    /** The text alternative. */
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    placeholder: text().notNull(),
    /** Name of the master in the storage; no two rows share a file. */
    storageKey: text().notNull().unique(),
    /** Name of the whole picture in the storage; null where the master is the whole. */
    originalKey: text().unique(),
    /** The point that stays visible when a frame crops the picture, each from 0 to 1. */
    focusX: real().notNull().default(0.5),
    focusY: real().notNull().default(0.5),
    /** Of a transparent logo: whether it needs a light or a dark ground; null where it can be on any. */
    tone: text().$type<'dark' | 'light'>(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    unique('pictures_name').on(t.name, t.channelId).nullsNotDistinct(),
    check('pictures_focus', sql`${t.focusX} between 0 and 1 and ${t.focusY} between 0 and 1`),
  ],
);
