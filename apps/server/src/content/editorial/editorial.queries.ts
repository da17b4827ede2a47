import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  blogs,
  catalogs,
  collectionEntries,
  collections,
  freeAreas,
  landingPages,
  layouts,
  news,
  newsReads,
  popups,
  publicFiles,
  qaCategories,
  qas,
} from '../../platform/db/schema/editorial.ts';

export type NewsRow = typeof news.$inferSelect;
export type PopupRow = typeof popups.$inferSelect;
export type QaRow = typeof qas.$inferSelect;
export type QaCategoryRow = typeof qaCategories.$inferSelect;
export type FreeAreaRow = typeof freeAreas.$inferSelect;
export type LandingPageRow = typeof landingPages.$inferSelect;
export type BlogRow = typeof blogs.$inferSelect;
export type CatalogRow = typeof catalogs.$inferSelect;
export type CollectionRow = typeof collections.$inferSelect;
export type CollectionEntryRow = typeof collectionEntries.$inferSelect;
export type LayoutRow = typeof layouts.$inferSelect;
export type PublicFileRow = typeof publicFiles.$inferSelect;

/** What editors publish, each list in its order; what is not public yet, or no longer, is in it too. */
export interface EditorialRows {
  news: readonly NewsRow[];
  popups: readonly PopupRow[];
  qaCategories: readonly QaCategoryRow[];
  qas: readonly QaRow[];
  freeAreas: readonly FreeAreaRow[];
  landingPages: readonly LandingPageRow[];
  blogs: readonly BlogRow[];
  catalogs: readonly CatalogRow[];
  collections: readonly CollectionRow[];
  collectionEntries: readonly CollectionEntryRow[];
  layouts: readonly LayoutRow[];
  files: readonly PublicFileRow[];
}

export async function readEditorial(db: Db): Promise<EditorialRows> {
  return {
    news: await db.select().from(news).orderBy(desc(news.publishedAt), desc(news.id)),
    popups: await db.select().from(popups).orderBy(asc(popups.sortNo), asc(popups.id)),
    qaCategories: await db.select().from(qaCategories).orderBy(asc(qaCategories.sortNo), asc(qaCategories.id)),
    qas: await db.select().from(qas).orderBy(asc(qas.sortNo), asc(qas.id)),
    freeAreas: await db.select().from(freeAreas).orderBy(asc(freeAreas.sortNo), asc(freeAreas.code)),
    landingPages: await db.select().from(landingPages).orderBy(asc(landingPages.sortNo), asc(landingPages.key)),
    blogs: await db.select().from(blogs).orderBy(desc(blogs.publishedAt), desc(blogs.id)),
    catalogs: await db.select().from(catalogs).orderBy(asc(catalogs.sortNo), asc(catalogs.id)),
    collections: await db.select().from(collections).orderBy(asc(collections.id)),
    collectionEntries: await db
      .select()
      .from(collectionEntries)
      .orderBy(asc(collectionEntries.sortNo), asc(collectionEntries.id)),
    layouts: await db.select().from(layouts).orderBy(asc(layouts.id)),
    files: await db.select().from(publicFiles).orderBy(asc(publicFiles.path)),
  };
}

/** Which of these pieces of news a member has read. */
export async function readNewsIds(db: Db, userId: string, newsIds: readonly number[]): Promise<Set<number>> {
  if (newsIds.length === 0) return new Set();
  const rows = await db
    .select({ id: newsReads.newsId })
    .from(newsReads)
    .where(and(eq(newsReads.userId, userId), inArray(newsReads.newsId, [...newsIds])));
  return new Set(rows.map(({ id }) => id));
}

/** Notes that a member has read a piece of news; the first time stays. */
export async function insertNewsRead(db: Db, row: typeof newsReads.$inferInsert): Promise<void> {
  await db.insert(newsReads).values(row).onConflictDoNothing();
}
