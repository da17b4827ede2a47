import { landingPaths, paths } from '@shop/constants';
import type { Image } from '@shop/api';
import { isUploaded } from '../content/content-picture.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { loadBanners } from './load-banners.ts';
import { type LayoutBlock, loadLayout } from './load-layout.ts';
import { loadShelf } from './load-shelf.ts';
import type { BlockEntry, EntriesKind, PageBlock } from './page-block.ts';

type Api = Pick<LoadInput, 'api' | 'signal'>;
type Reader = (input: Api, block: LayoutBlock) => Promise<PageBlock | null>;

/** The default number of entries in a block. */
const entriesSize = 3;

const readers: Readonly<Partial<Record<LayoutBlock['kind'], Reader>>> = {
  banners: async (input, { code, limit }) =>
    code === null ? null : { kind: 'banners', banners: await loadBanners(input, [{ area: code, limit }]) },
  products: async (input, { code, title, limit }) => ({
    kind: 'products',
    shelf: await loadShelf(input, { id: code ?? 'recommended', title, limit }),
  }),
  free_area: async ({ api, signal }, { code, title }) => {
    const { data } = await api.GET('/v1/free-areas', { params: { query: { per: 'all' } }, signal });
    const area = data.find((found) => found.code === code);
    return area ? { kind: 'free_area', code: area.code, title: title ?? area.title, body: area.body } : null;
  },
  news: async ({ api, signal }, block) => {
    const { data } = await api.GET('/v1/news', { params: { query: { per: perOf(block) } }, signal });
    return entries(
      'news',
      block,
      data.map(({ id, title, lead, published_at }) => ({
        ...notRendered,
        href: paths.news(String(id)),
        title,
        text: lead,
        since: published_at,
      })),
    );
  },
  blogs: async ({ api, signal }, block) => {
    const { data } = await api.GET('/v1/blogs', { params: { query: { per: perOf(block) } }, signal });
    return entries(
      'blogs',
      block,
      data.map(({ id, lead, published_at, ...row }) => ({
        ...pictureOf(row),
        href: paths.blog(String(id)),
        title: row.title,
        text: lead,
        since: published_at,
      })),
    );
  },
  collection: async ({ api, signal }, block) => {
    if (block.code === null) return null;
    const { data } = await api.GET('/v1/collections/{alias}', {
      params: { path: { alias: block.code }, query: { per: perOf(block) } },
      signal,
    });
    return entries(
      'collection',
      block,
      data.map(({ alias, key, lead, ...row }) => ({
        ...pictureOf(row),
        href: landingPaths.entry(alias, key),
        title: row.title,
        text: lead,
        since: null,
      })),
    );
  },
  landing_pages: async ({ api, signal }, block) => {
    const { data } = await api.GET('/v1/lp', { params: { query: { per: perOf(block) } }, signal });
    return entries(
      'landing_pages',
      block,
      data.map(({ key, description, ...row }) => ({
        ...pictureOf(row),
        href: landingPaths.page(key),
        title: row.title,
        text: description,
        since: null,
      })),
    );
  },
};

const notRendered = { illustration: null, image_url: null, alt: '' };
interface Pictured extends Pick<BlockEntry, 'illustration' | 'image_url' | 'alt'> {
  readonly image: Image | null;
}
const pictureOf = ({ illustration, image_url, image, alt }: Pictured) => ({
  illustration,
  image_url,
  ...(image && isUploaded(image) && { image }),
  alt,
});
const perOf = ({ limit }: LayoutBlock) => String(limit ?? entriesSize);
const entries = (kind: EntriesKind, { title }: LayoutBlock, found: readonly BlockEntry[]): PageBlock | null =>
  found.length === 0 ? null : { kind, title, entries: found };

/** Reads the content of blocks, in order, without those that are empty, unknown or cannot be read; null for none. */
export async function loadBlocks(input: Api, blocks: readonly LayoutBlock[]): Promise<readonly PageBlock[] | null> {
  const read = await Promise.all(
    blocks.map(async (block) => {
      const reader = readers[block.kind];
      // The API may know kinds that this build does not.
      if (!reader) return console.warn(`a layout names a block of the kind ${block.kind}, which is not drawn`);
      return reader(input, block).catch(() => null);
    }),
  );
  const found = read.filter((block) => block !== null && block !== undefined);
  return found.length === 0 ? null : found;
}

/** Reads the blocks of a page whose theme renders none itself. */
export async function loadPageBlocks(input: Api, page: string): Promise<readonly PageBlock[] | null> {
  const layout = await loadLayout(input, page);
  return layout && loadBlocks(input, layout);
}
