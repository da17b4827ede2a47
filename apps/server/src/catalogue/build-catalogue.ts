import type { LexiconOf } from '@shop/search';
import type { Catalogue, CatalogueSet, Goods } from './catalogue.ts';
import type { CatalogueCategory, CatalogueProduct } from './catalogue-product.ts';
import type { CatalogueRows, ProductRow } from './catalogue.queries.ts';
import type { InParts } from './with-pauses.ts';

/**
 * Builds the catalogue that a channel sells. Categories, makers and tags that only products of other channels have are
 * left out.
 */
export function* buildCatalogue(
  { rows, categories, brands, products: all, texts }: Goods,
  lexiconOf: LexiconOf,
  isSold: (row: ProductRow) => boolean,
): InParts<Catalogue> {
  const sold: CatalogueProduct[] = [];
  const unsold: CatalogueProduct[] = [];
  for (const product of all.values()) (isSold(product.row) ? sold : unsold).push(product);
  yield;
  const products = sold.filter(({ row }) => !row.isExtra);
  const extras = sold.filter(({ row }) => row.isExtra);
  // What no product has at all remains visible.
  const hasShownProduct = <T>(valuesOf: (product: CatalogueProduct) => Iterable<T>) => {
    const [here, elsewhere] = [setOfAll(sold, valuesOf), setOfAll(unsold, valuesOf)];
    return (value: T) => here.has(value) || !elsewhere.has(value);
  };
  const isShownCategory = hasShownProduct(({ categoryPath }) => categoryPath.map(({ id }) => id));
  yield;
  const isShownTag = hasShownProduct(({ tagKeys }) => tagKeys);
  yield;
  const isSoldBrand = hasShownProduct(({ brand }) => [brand]);
  // Makers of extras only would have an empty page.
  const [goodsBrands, extraBrands] = [products, extras].map((of) => setOfAll(of, ({ brand }) => [brand]));
  const mandatory = setOfAll(products, ({ row }) => row.allergensMandatory);
  const recommended = setOfAll(products, ({ row }) => row.allergensRecommended);
  const allergens = [...new Set([...mandatory, ...recommended])];
  yield;
  const byKey = new Map<string, CatalogueProduct>();
  for (const product of products) byKey.set(product.row.key, product);
  yield;
  return {
    products,
    byKey,
    extras: new Map(extras.map((product) => [product.row.key, product])),
    sets: completeSets(rows, products),
    categories: filterCategories(
      [...categories.values()].filter(({ parent }) => parent === null),
      isShownCategory,
    ),
    brands: [...brands.values()].filter(
      (brand) => isSoldBrand(brand) && (goodsBrands?.has(brand) === true || extraBrands?.has(brand) !== true),
    ),
    tags: rows.tags.filter(({ key }) => isShownTag(key)),
    countries: [...countriesOf(products)],
    allergens,
    taxRates: rows.taxRates,
    lexiconOf,
    texts,
  };
}

/** Returns the values that some products have, each once, in the order of appearance. */
function setOfAll<T>(
  products: readonly CatalogueProduct[],
  valuesOf: (product: CatalogueProduct) => Iterable<T>,
): Set<T> {
  const values = new Set<T>();
  for (const product of products) for (const value of valuesOf(product)) values.add(value);
  return values;
}

function countriesOf(products: readonly CatalogueProduct[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { countries } of products) for (const [code, name] of countries) names.set(code, name);
  return names;
}

/** Returns the sets whose products are all sold in this assortment. */
function completeSets({ sets, setItems }: CatalogueRows, products: readonly CatalogueProduct[]): CatalogueSet[] {
  if (sets.length === 0) return [];
  const wantedIds = new Set(setItems.map(({ productId }) => productId));
  const keyById = new Map<number, string>();
  for (const { row } of products) if (wantedIds.has(row.id)) keyById.set(row.id, row.key);
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

/** Returns the part of a tree that `isUnchanged` accepts. */
function filterCategories(
  categories: readonly CatalogueCategory[],
  isUnchanged: (id: number) => boolean,
  parent: CatalogueCategory | null = null,
): CatalogueCategory[] {
  return categories
    .filter(({ id }) => isUnchanged(id))
    .map((category) => {
      const shown: CatalogueCategory = { ...category, parent };
      shown.children = filterCategories(category.children, isUnchanged, shown);
      return shown;
    });
}
