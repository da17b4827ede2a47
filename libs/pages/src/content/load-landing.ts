import { ApiFailure, type CollectionEntry, type LandingPage } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { loadGoods } from './load-goods.ts';

type Reading = Pick<LoadInput, 'api' | 'signal'>;

/** The heading of a landing page, also shown on the card that links to it. */
export type LandingHead = Pick<LandingPage, 'key' | 'title' | 'image_url' | 'image' | 'illustration' | 'alt'> & {
  readonly lead: string;
};

/** A landing page, or one entry of a collection, which looks the same. */
export interface LandingRead extends LandingHead {
  readonly body: string;
  readonly publishedAt: string;
  readonly facts: CollectionEntry['facts'];
  readonly place: CollectionEntry['place'];
  readonly products: readonly CardProduct[];
  /** Entries of the collection whose own page this is. */
  readonly entries: readonly LandingHead[];
  /** Page of the collection that this is an entry of. */
  readonly collection: Pick<LandingPage, 'key' | 'title'> | null;
}

/**
 * The landing page at a path of one part (`/oseibo`), with the entries of the collection of its key, or an entry of a
 * collection at a path of two (`/recipes/carbonara`). Null when there is none, or not now. @throws ApiFailure
 */
export async function loadLanding(input: Reading, path: string): Promise<LandingRead | null> {
  const [key = '', entry, ...more] = path.slice(1).split('/');
  if (key === '' || more.length > 0) return null;
  return entry === undefined ? loadPage(input, key) : loadEntry(input, key, entry);
}

async function loadPage({ api, signal }: Reading, key: string): Promise<LandingRead | null> {
  const [page, entries] = await Promise.all([
    orNone(api.GET('/v1/lp/{key}', { params: { path: { key } }, signal })),
    orNone(api.GET('/v1/collections/{alias}', { params: { path: { alias: key }, query: { per: 'all' } }, signal })),
  ]);
  if (page === null) return null;
  const { description, published_at, product_keys } = page;
  const products = await loadGoods({ api, signal }, product_keys);
  return {
    ...headOf({ ...page, lead: description }),
    body: page.body,
    publishedAt: published_at,
    facts: [],
    place: null,
    products,
    entries: entries?.map(headOf) ?? [],
    collection: null,
  };
}

async function loadEntry({ api, signal }: Reading, alias: string, key: string): Promise<LandingRead | null> {
  const [entries, page] = await Promise.all([
    orNone(
      api.GET('/v1/collections/{alias}', { params: { path: { alias }, query: { key, max_page_size: 1 } }, signal }),
    ),
    orNone(api.GET('/v1/lp/{key}', { params: { path: { key: alias } }, signal })),
  ]);
  const entry = entries?.[0];
  if (entry === undefined || page === null) return null;
  const { body, facts, place, published_at, product_keys } = entry;
  const products = await loadGoods({ api, signal }, product_keys);
  return {
    ...headOf(entry),
    body,
    facts,
    place,
    publishedAt: published_at,
    products,
    entries: [],
    collection: { key: page.key, title: page.title },
  };
}

/** Leaves out what no card shows. */
const headOf = ({ key, title, lead, image_url, image, illustration, alt }: LandingHead): LandingHead => ({
  key,
  title,
  lead,
  image_url,
  image,
  illustration,
  alt,
});

/** Returns the data; null if it does not exist, or its key is invalid. */
async function orNone<T>(answer: Promise<{ readonly data: T }>): Promise<T | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}
