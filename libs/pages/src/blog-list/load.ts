import type { BlogSummary } from '@shop/api';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The part of an article that a list shows. */
export type BlogRow = Pick<
  BlogSummary,
  'id' | 'category' | 'title' | 'lead' | 'image_url' | 'image' | 'illustration' | 'alt' | 'published_at'
>;

export interface BlogListRead extends ReadPage<BlogRow> {
  /** The category in the URL; null for all. */
  readonly category: string | null;
  /** The categories of all articles, that of the newest article first. */
  readonly categories: readonly string[];
}

/** The number of articles whose categories are shown: the most that the contract returns. */
const newestMost = 100;

/** Reads a page of articles, of the category in the URL or all. @throws ApiFailure */
export async function loadBlogList({ api, url, signal }: LoadInput): Promise<BlogListRead> {
  const category = url.searchParams.get('category') || null;
  const [list, newest] = await Promise.all([
    readPage(url, (page) =>
      api.GET('/v1/blogs', { params: { query: { page, ...(category && { category }) } }, signal }),
    ),
    api.GET('/v1/blogs', { params: { query: { per: String(newestMost) } }, signal }),
  ]);
  return {
    ...list,
    rows: list.rows.map(blogRow),
    category,
    categories: [...new Set(newest.data.map((article) => article.category))],
  };
}

/** Leaves out what no list shows: a document carries its data a second time, for the scripts. */
const blogRow = ({
  id,
  category,
  title,
  lead,
  image_url,
  image,
  illustration,
  alt,
  published_at,
}: BlogSummary): BlogRow => ({ id, category, title, lead, image_url, image, illustration, alt, published_at });
