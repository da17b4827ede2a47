import { GUIDES, MAKERS, RECIPES, STORIES } from '@shop/constants';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import * as tables from '../platform/db/schema/editorial.ts';
import { blogData } from './data/editorial/blogs.ts';
import { catalogData } from './data/editorial/catalogs.ts';
import { freeAreaData } from './data/editorial/free-areas.ts';
import { guideData } from './data/editorial/guides.ts';
import { landingPageData } from './data/editorial/landing-pages.ts';
import { layoutData } from './data/editorial/layouts.ts';
import { makerData } from './data/editorial/makers/makers.ts';
import { newsData } from './data/editorial/news.ts';
import { popupData } from './data/editorial/popups.ts';
import { publicFileData } from './data/editorial/public-files.ts';
import { qaCategoryData, qaData } from './data/editorial/qas.ts';
import { recipeData } from './data/editorial/recipes.ts';
import { storyData } from './data/editorial/stories/stories.ts';
import { warmRecipeData } from './data/editorial/warm-recipes.ts';
import type { SeedContext } from './seed-context.ts';
import { banners, messages, staticPages } from '../platform/db/schema/content.ts';
import { bannerData } from './data/banners.ts';
import { channelBanners } from './data/channel-banners.ts';
import { messageData } from './data/messages.ts';
import { pageData } from './data/pages/page-data.ts';

/** The collections that the shop has pages for, and their entries in the sample shop. */
export const collections = [
  { alias: RECIPES, name: '食卓のヒント', entries: [...recipeData, ...warmRecipeData] },
  { alias: MAKERS, name: '作り手', entries: makerData },
  { alias: STORIES, name: '品ものがたり', entries: storyData },
  { alias: GUIDES, name: '贈る・味わう手引き', entries: guideData },
] as const;

/** News, popups, questions, articles, campaigns, catalogues, collections, layouts and text files. */
export async function seedEditorial({ db, now }: SeedContext): Promise<void> {
  const inDays = (days: number) => DateTime.fromJSDate(now, JAPAN).plus({ days }).toJSDate();
  const dated = <Row extends { daysAgo: number; daysLeft?: number }>(
    { daysAgo, daysLeft, ...row }: Row,
    index: number,
  ) => ({
    ...row,
    sortNo: index + 1,
    publishedAt: inDays(-daysAgo),
    publishedUntil: daysLeft === undefined ? null : inDays(daysLeft),
    updatedAt: inDays(-Math.max(0, daysAgo)),
  });

  await db.insert(tables.news).values(newsData.map(dated));
  await db.insert(tables.popups).values(popupData.map(dated));
  await db.insert(tables.freeAreas).values(freeAreaData.map(dated));
  await db.insert(tables.landingPages).values(landingPageData.map(dated));
  await db.insert(tables.blogs).values(blogData.map(dated));
  await db.insert(tables.catalogs).values(catalogData.map(dated));
  await db.insert(tables.layouts).values(layoutData.map(dated));
  await db.insert(tables.publicFiles).values(publicFileData.map((file) => ({ ...file, updatedAt: now })));

  const categories = await db
    .insert(tables.qaCategories)
    .values(qaCategoryData.map((category, index) => ({ ...category, sortNo: index + 1 })))
    .returning();
  const idOf = new Map(categories.map(({ id, key }) => [key, id]));
  await db
    .insert(tables.qas)
    .values(qaData.map(dated).map(({ category, ...row }) => ({ ...row, categoryId: idOf.get(category) ?? 0 })));

  for (const { alias, name, entries } of collections) {
    const [row] = await db.insert(tables.collections).values({ alias, name }).returning();
    if (!row) throw new Error(`The collection ${alias} was not written.`);
    await db
      .insert(tables.collectionEntries)
      .values(entries.map(dated).map((entry) => ({ ...entry, collectionId: row.id })));
  }
}

/** Banners, messages, cautions and static pages. */
export async function seedContent({ db, now }: SeedContext): Promise<void> {
  await db
    .insert(banners)
    .values([...bannerData, ...channelBanners].map((banner, index) => ({ ...banner, sortNo: index + 1 })));
  await db
    .insert(messages)
    .values(messageData.map((message, index) => ({ ...message, sortNo: index + 1, updatedAt: now })));
  await db.insert(staticPages).values(pageData.map((page, index) => ({ ...page, sortNo: index + 1, updatedAt: now })));
}
