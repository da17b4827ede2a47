import type { LoadInput } from '../loading/load-input.ts';
import { type CardProduct, rowProduct } from '../product-card/card-product.ts';
import { paths, withQuery } from '@shop/constants';

/** Goods of one shelf: as many as fit into a row of the widest screen. */
const shelfSize = 4;
/** The most products of a shelf: three rows. */
const shelfMost = 12;

/** The queries of the shop's own shelves; any other shelf is that of a tag. */
const ownShelves: Readonly<
  Record<
    string,
    {
      readonly category?: 'gift';
      readonly 'zone[]'?: ['ambient'];
      readonly 'tag[]'?: string[];
      readonly sort?: 'new';
    }
  >
> = {
  recommended: {},
  new: { sort: 'new' },
  ambient: { 'zone[]': ['ambient'] },
  // Boxes, not all that a wrapping fits.
  gift: { category: 'gift' },
};

/** A shelf that a page requests. */
export interface ShelfWish {
  /** One of the shop's own shelves, or the key of a tag. */
  readonly id: string;
  /** The title set by an editor; null for that of the page. */
  readonly title: string | null;
  readonly limit: number | null;
}

export interface Shelf extends Pick<ShelfWish, 'id' | 'title'> {
  /** The URL of the whole list. */
  readonly href: string;
  readonly products: readonly CardProduct[];
}

/** Returns the available products of a shelf. @throws ApiFailure */
export async function loadShelf(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  { id, title, limit }: ShelfWish,
): Promise<Shelf> {
  const { sort = 'recommended', ...narrow } = ownShelves[id] ?? { 'tag[]': [id] };
  const per = Math.min(limit ?? shelfSize, shelfMost);
  const { data } = await api.GET('/v1/products', { params: { query: { in_stock: 1, per, sort, ...narrow } }, signal });
  const href = withQuery(paths.products(), {
    sort: sort === 'new' ? sort : null,
    category: narrow.category,
    zone: narrow['zone[]'],
    tag: narrow['tag[]'],
  });
  return { id, title, href, products: data.map(rowProduct) };
}
