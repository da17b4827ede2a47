import { asc } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { banners, messages, staticPages } from '../platform/db/schema/content.ts';

export type BannerRow = typeof banners.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type StaticPageRow = typeof staticPages.$inferSelect;

/** The content besides products and articles, each list in its order. */
interface Content {
  banners: readonly BannerRow[];
  messages: readonly MessageRow[];
  pages: readonly StaticPageRow[];
}

export async function readContent(db: Db): Promise<Content> {
  return {
    banners: await db.select().from(banners).orderBy(asc(banners.sortNo), asc(banners.id)),
    messages: await db.select().from(messages).orderBy(asc(messages.sortNo), asc(messages.code)),
    pages: await db.select().from(staticPages).orderBy(asc(staticPages.sortNo), asc(staticPages.path)),
  };
}
