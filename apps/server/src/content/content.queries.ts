import { asc } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { banners, messages, staticPages } from '../db/schema/content.ts';
import { readEditorial } from '../editorial/editorial.queries.ts';
import { readInquiryCategories } from '../inquiry/inquiry.queries.ts';
import type { Content } from './content.ts';

export type BannerRow = typeof banners.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type StaticPageRow = typeof staticPages.$inferSelect;

/** Everything the shop says, each list in its order. */
export async function readContent(db: Db): Promise<Content> {
  return {
    ...(await readEditorial(db)),
    inquiryCategories: await readInquiryCategories(db),
    banners: await db.select().from(banners).orderBy(asc(banners.sortNo), asc(banners.id)),
    messages: await db.select().from(messages).orderBy(asc(messages.sortNo), asc(messages.code)),
    pages: await db.select().from(staticPages).orderBy(asc(staticPages.sortNo), asc(staticPages.path)),
  };
}
