import { buildTexts, lexiconsOf, warmTexts } from '@shop/search';
import { buildCatalogue } from './build-catalogue.ts';
import type { Images } from '../platform/image/images.ts';
import type { CatalogueRows, ProductRow, RowsOfProducts } from './catalogue.queries.ts';
import type { Catalogue, Catalogues, Goods } from './catalogue.ts';
import { indexOf, prepareIndex } from './catalogue-index.ts';
import { joinGoods } from './join-goods.ts';
import { withPauses } from './with-pauses.ts';

/**
 * Builds the catalogues that a process caches from their rows, one for each assortment. Indexes are built too, so that
 * the first request does not wait.
 */
export async function buildCatalogues(rows: CatalogueRows, images: Images): Promise<Catalogues> {
  const goods = await withPauses(joinGoods(rows, images));
  const catalogues = await assortmentsOf({ ...goods, texts: await withPauses(buildTexts(goods.products.values())) });
  const shown = [catalogues.shared, ...catalogues.byPrefix.values()];
  await warmTexts(
    catalogues.whole.texts,
    shown.map((catalogue) => indexOf(catalogue).search),
  );
  return catalogues;
}

/**
 * Returns the catalogues after some products changed; `fresh` has their current rows, none for deleted ones. It pauses
 * like a full build, since reusing what is unchanged also takes long in a large shop.
 */
export async function changeProducts(
  { goods }: Catalogues,
  changed: ReadonlySet<number>,
  fresh: RowsOfProducts,
  images: Images,
): Promise<Catalogues> {
  const { rows } = goods;
  const products = [...rows.products.filter(({ id }) => !changed.has(id)), ...fresh.products].sort(
    (a, b) => a.sortNo - b.sortNo || a.id - b.id,
  );
  const isUnchanged = ({ productId }: { productId: number }) => !changed.has(productId);
  const productTags = [...rows.productTags.filter(isUnchanged), ...fresh.productTags];
  const photographs = [...rows.photographs.filter(isUnchanged), ...fresh.photographs];
  const prices = [...rows.prices.filter(isUnchanged), ...fresh.prices];
  const now = { ...rows, products, productTags, photographs, prices };
  // An extra that changed may be offered with other products than before.
  const isBesideOthers = rows.accessories.some(({ accessoryId }) => changed.has(accessoryId));
  const joined = await withPauses(joinGoods(now, images, isBesideOthers ? undefined : { goods, changed }));
  const texts = await withPauses(buildTexts(joined.products.values(), goods.texts));
  return assortmentsOf({ ...joined, texts });
}

async function assortmentsOf(goods: Goods): Promise<Catalogues> {
  const { rows, categories, brands } = goods;
  const { synonyms, tags } = rows;
  const lexiconOf = lexiconsOf({
    synonyms,
    categories: [...categories.values()],
    brands: [...brands.values()],
    tags,
  });
  const whole = await withPauses(buildCatalogue(goods, lexiconOf, () => true));
  const prefixes = new Set(rows.products.flatMap(({ channelPrefixes }) => channelPrefixes ?? []));
  if (prefixes.size === 0) {
    await prepareIndex(whole);
    return { goods, whole, shared: whole, byPrefix: new Map() };
  }
  const isSoldOn =
    (prefix: string | null) =>
    ({ channelPrefixes }: ProductRow) =>
      channelPrefixes === null || (prefix !== null && channelPrefixes.includes(prefix));
  const soldOn = async (prefix: string | null): Promise<Catalogue> => {
    const catalogue = await withPauses(buildCatalogue(goods, lexiconOf, isSoldOn(prefix)));
    await prepareIndex(catalogue);
    return catalogue;
  };
  const shared = await soldOn(null);
  const byPrefix = new Map<string, Catalogue>();
  for (const prefix of prefixes) byPrefix.set(prefix, await soldOn(prefix));
  return { goods, whole, shared, byPrefix };
}
