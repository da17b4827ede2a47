import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CatalogBinding,
  CatalogPage,
  EntrySpec,
  EntryPlace,
  FileMediaType,
  LayoutBlock,
} from '../../../content/editorial/editorial.ts';
import { users } from './customer.ts';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * When and where something is public: from the first instant, before the second (null is open), on these channels (null
 * is all).
 */
const publication = () => ({
  publishedAt: instant().notNull(),
  publishedUntil: instant(),
  channelPrefixes: text().array(),
  updatedAt: instant().notNull(),
});

/** The picture of a text, or the key of a category whose illustration replaces it. */
const picture = () => ({ imageUrl: text(), illustration: text(), alt: text().notNull().default('') });

export const newsKindEnum = pgEnum('news_kind', ['notice', 'product', 'delivery', 'maintenance']);

/** News of the shop. `body` is HTML that the front sanitises, here and in all tables below. */
export const news = pgTable('news', {
  id: id(),
  kind: newsKindEnum().notNull(),
  title: text().notNull(),
  lead: text().notNull(),
  body: text().notNull(),
  isImportant: boolean().notNull(),
  ...publication(),
});

/** Which news a member has read. */
export const newsReads = pgTable(
  'news_reads',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.newsId] }), index('news_reads_news').on(t.newsId)],
);

export const popupFrequencyEnum = pgEnum('popup_frequency', ['once', 'daily', 'always']);

/** Small windows over a page; `pages` are the page keys on which one opens, empty is all. */
export const popups = pgTable('popups', {
  id: id(),
  title: text().notNull(),
  body: text().notNull(),
  linkUrl: text(),
  linkLabel: text(),
  pages: text().array().notNull(),
  frequency: popupFrequencyEnum().notNull(),
  sortNo: integer().notNull(),
  ...picture(),
  ...publication(),
});

export const qaCategories = pgTable('qa_categories', {
  id: id(),
  key: text().notNull().unique(),
  name: text().notNull(),
  sortNo: integer().notNull(),
});

/** Frequently asked questions; `answer` is HTML. */
export const qas = pgTable(
  'qas',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => qaCategories.id),
    question: text().notNull(),
    answer: text().notNull(),
    sortNo: integer().notNull(),
    ...publication(),
  },
  (t) => [index('qas_category').on(t.categoryId)],
);

/** Pieces of HTML for an area of a page, by code. */
export const freeAreas = pgTable('free_areas', {
  code: text().primaryKey(),
  title: text().notNull(),
  body: text().notNull(),
  sortNo: integer().notNull(),
  ...publication(),
});

/** Pages of a campaign, by slug. */
export const landingPages = pgTable('landing_pages', {
  key: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  body: text().notNull(),
  productKeys: text().array().notNull(),
  sortNo: integer().notNull(),
  ...picture(),
  ...publication(),
});

/** Articles of the shop. */
export const blogs = pgTable('blogs', {
  id: id(),
  category: text().notNull(),
  title: text().notNull(),
  lead: text().notNull(),
  body: text().notNull(),
  authorName: text().notNull(),
  productKeys: text().array().notNull(),
  ...picture(),
  ...publication(),
});

/** Printed catalogues: what can be ordered, and what can be leafed through. */
export const catalogs = pgTable('catalogs', {
  id: id(),
  key: text().notNull().unique(),
  name: text().notNull(),
  lead: text().notNull(),
  /** Day of issue, JST. */
  issuedOn: text().notNull(),
  isOrderable: boolean().notNull(),
  binding: text().$type<CatalogBinding>().notNull().default('left'),
  pages: jsonb().$type<CatalogPage[]>().notNull(),
  sortNo: integer().notNull(),
  ...picture(),
  ...publication(),
});

/** Lists of content of any kind, such as recipes, by alias. */
export const collections = pgTable('collections', {
  id: id(),
  alias: text().notNull().unique(),
  name: text().notNull(),
});

export const collectionEntries = pgTable(
  'collection_entries',
  {
    id: id(),
    collectionId: integer()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    title: text().notNull(),
    lead: text().notNull(),
    body: text().notNull(),
    facts: jsonb().$type<EntrySpec[]>().notNull(),
    /** Null where it is at home nowhere or everywhere. */
    place: jsonb().$type<EntryPlace>(),
    productKeys: text().array().notNull(),
    sortNo: integer().notNull(),
    ...picture(),
    ...publication(),
  },
  (t) => [unique('collection_entries_key').on(t.collectionId, t.key)],
);

/** The blocks of a page and their order. A layout of a channel has priority over one of all channels. */
export const layouts = pgTable(
  'layouts',
  {
    id: id(),
    page: text().notNull(),
    title: text().notNull(),
    blocks: jsonb().$type<LayoutBlock[]>().notNull(),
    ...publication(),
  },
  (t) => [index('layouts_page').on(t.page)],
);

/** Text files of the shop that a page reads in, by their path below the storage. */
export const publicFiles = pgTable('public_files', {
  path: text().primaryKey(),
  mediaType: text().$type<FileMediaType>().notNull(),
  content: text().notNull(),
  updatedAt: instant().notNull(),
});
