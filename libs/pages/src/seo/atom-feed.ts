import type { BlogSummary } from '@shop/api';
import { paths } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';
import { escapeXml } from './escape-xml.ts';

/** The part of an article that a feed has. */
export type FeedArticle = Pick<
  BlogSummary,
  'id' | 'title' | 'lead' | 'category' | 'author_name' | 'published_at' | 'updated_at'
>;

export interface FeedHead {
  readonly title: string;
  readonly subtitle: string;
  /** The origin of the shop. */
  readonly origin: string;
}

/** The number of articles in a feed. */
const newest = '20';

/** Reads the newest articles of the channel. @throws ApiFailure */
export async function loadFeed({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<readonly FeedArticle[]> {
  const { data } = await api.GET('/v1/blogs', { params: { query: { per: newest } }, signal });
  return data;
}

/** A feed of articles in the form of Atom (RFC 4287), newest first; without articles it was changed when time began. */
export function atomFeed(articles: readonly FeedArticle[], { title, subtitle, origin }: FeedHead): string {
  const address = (path: string) => escapeXml(new URL(path, origin).href);
  const list = paths.blogs();
  const changed = articles
    .map(({ updated_at }) => updated_at)
    .reduce((latest, at) => (Date.parse(at) > Date.parse(latest) ? at : latest), new Date(0).toISOString());
  const entries = articles.map(({ id, title: name, lead, category, author_name, published_at, updated_at }) => {
    const href = address(paths.blog(String(id)));
    return `<entry><id>${href}</id><title>${escapeXml(name)}</title><link href="${href}"/><published>${published_at}</published><updated>${updated_at}</updated><author><name>${escapeXml(author_name)}</name></author><category term="${escapeXml(category)}"/><summary>${escapeXml(lead)}</summary></entry>`;
  });
  const head = `<id>${address(list)}</id><title>${escapeXml(title)}</title><subtitle>${escapeXml(subtitle)}</subtitle><link href="${address(list)}"/><link rel="self" type="application/atom+xml" href="${address(`${list}feed.xml`)}"/><updated>${changed}</updated>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">${head}${entries.join('')}</feed>\n`;
}
