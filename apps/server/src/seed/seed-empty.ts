import { channels } from '../platform/db/schema/channels.ts';
import { collections } from '../platform/db/schema/editorial.ts';
import { messages, staticPages } from '../platform/db/schema/content.ts';
import { emptyChannel } from './data/empty-channel.ts';
import { messageData } from './data/messages.ts';
import { pageData } from './data/pages/page-data.ts';
import { collections as sampleCollections } from './seed-editorial.ts';
import type { SeedContext } from './seed-context.ts';

/** The sentence of the guide that links to articles of the sample shop. */
const linksToArticles = /はじめての方は、<a href="\/howto\/[^。]*。/;

/** The only channel of a shop without goods. */
export async function seedEmptyChannel({ db, config }: SeedContext): Promise<void> {
  await db.insert(channels).values(emptyChannel(config));
}

/** The pages that every shop must have, the cautions of single pages and collections without entries. */
export async function seedEmptyContent({ db, now }: SeedContext): Promise<void> {
  const cautions = messageData.filter(({ kind }) => kind === 'caution');
  await db
    .insert(messages)
    .values(cautions.map((message, index) => ({ ...message, sortNo: index + 1, updatedAt: now })));
  await db.insert(collections).values(sampleCollections.map(({ alias, name }) => ({ alias, name })));
  await db.insert(staticPages).values(
    pageData.map((page, index) => ({
      ...page,
      body: page.body.replace(linksToArticles, ''),
      sortNo: index + 1,
      updatedAt: now,
    })),
  );
}
