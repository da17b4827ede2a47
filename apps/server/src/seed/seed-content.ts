import { banners, messages, staticPages } from '../db/schema/content.ts';
import { bannerData } from './data/banners.ts';
import { channelBanners } from './data/channel-banners.ts';
import { messageData } from './data/messages.ts';
import { pageData } from './data/pages/page-data.ts';
import type { SeedContext } from './seed-context.ts';

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
