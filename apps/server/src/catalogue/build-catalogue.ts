import type { Catalogue, CatalogueCategory, CatalogueProduct, CatalogueSet, Goods } from './catalogue.ts';
import type { CatalogueRows, ProductRow } from './catalogue.queries.ts';
import { isUnsaid } from './search/search-filters.rules.ts';
import { buildLexicon, textsOfLexicon } from './search/search-lexicon.rules.ts';

/** What a channel sells of all goods. Categories, makers and tags that only other channels' goods have are left out. */
export function buildCatalogue(
  { rows, categories, brands, products: all, textBlocks }: Goods,
  isSold: (row: ProductRow) => boolean,
): Catalogue {
  const sold = [...all.values()].filter(({ row }) => isSold(row));
  const unsold = [...all.values()].filter(({ row }) => !isSold(row));
  const products = sold.filter(({ row }) => !row.isExtra);
  const extras = sold.filter(({ row }) => row.isExtra);
  // What has no goods at all is shown, as it was before others got some of their own.
  const hasPlace = <T>(placesOf: (product: CatalogueProduct) => readonly T[]) => {
    const [here, elsewhere] = [sold, unsold].map((list) => new Set(list.flatMap(placesOf)));
    return (place: T) => here?.has(place) === true || elsewhere?.has(place) !== true;
  };
  const isShownCategory = hasPlace(({ categoryPath }) => categoryPath.map(({ id }) => id));
  const isShownTag = hasPlace(({ tagKeys }) => [...tagKeys]);
  const isSoldBrand = hasPlace(({ brand }) => [brand]);
  // Makers of nothing but extras have nothing to show on a page of theirs.
  const [goodsBrands, extraBrands] = [products, extras].map((of) => new Set(of.map(({ brand }) => brand)));
  const allergens = [
    ...new Set([
      ...products.flatMap(({ row }) => row.allergensMandatory),
      ...products.flatMap(({ row }) => row.allergensRecommended),
    ]),
  ];
  const lexicon = buildLexicon({
    synonyms: rows.synonyms,
    categories: [...categories.values()],
    brands: [...brands.values()],
    tags: rows.tags,
    allergens,
  });
  return {
    products,
    byKey: new Map(products.map((product) => [product.row.key, product])),
    extras: new Map(extras.map((product) => [product.row.key, product])),
    sets: completeSets(rows, new Map(products.map(({ row }) => [row.id, row.key]))),
    categories: keepCategories(
      [...categories.values()].filter(({ parent }) => parent === null),
      isShownCategory,
    ),
    brands: [...brands.values()].filter(
      (brand) => isSoldBrand(brand) && (goodsBrands?.has(brand) === true || extraBrands?.has(brand) !== true),
    ),
    tags: rows.tags.filter(({ key }) => isShownTag(key)),
    countries: [...new Map(products.map(({ row }) => [row.countryCode, row.country]))],
    allergens,
    taxRates: rows.taxRates,
    lexicon,
    lexiconTexts: textsOfLexicon(lexicon),
    textBlocks,
    searchWords: rows.synonyms.filter(({ means }) => !means.some(isUnsaid)).flatMap(({ words }) => words),
  };
}

/** The sets whose goods are all sold in this assortment. */
function completeSets({ sets, setItems }: CatalogueRows, keyById: ReadonlyMap<number, string>): CatalogueSet[] {
  const itemsOf = Map.groupBy(setItems, ({ setId }) => setId);
  return sets.flatMap(({ id, key, name, lead }) => {
    const wanted = itemsOf.get(id) ?? [];
    const items = wanted.flatMap(({ productId, quantity }) => {
      const sold = keyById.get(productId);
      return sold === undefined ? [] : [{ key: sold, quantity }];
    });
    return items.length > 0 && items.length === wanted.length ? [{ key, name, lead, items }] : [];
  });
}

/** The part of a tree that `isKept` names, as a tree of its own. */
function keepCategories(
  categories: readonly CatalogueCategory[],
  isKept: (id: number) => boolean,
  parent: CatalogueCategory | null = null,
): CatalogueCategory[] {
  return categories
    .filter(({ id }) => isKept(id))
    .map((category) => {
      const kept: CatalogueCategory = { ...category, parent };
      kept.children = keepCategories(category.children, isKept, kept);
      return kept;
    });
}
