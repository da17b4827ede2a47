import { foldForSearch } from '@shop/japanese';
import type { Images } from '../platform/image/images.ts';
import { imageOfPhotograph } from '../platform/image/photograph.queries.ts';
import type { CatalogueRows, ProductRow } from './catalogue.queries.ts';
import type { Goods } from './catalogue.ts';
import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from './catalogue-product.ts';
import { need } from './need.ts';
import { pairingTextOf, pairingTermsOf } from './pairing.rules.ts';
import type { InParts } from './with-pauses.ts';

/** The most extras offered with one product. */
const mostOffered = 20;

// The number of products joined before a pause.
const PAUSE = 5000;

/** Joins the rows of the catalogue. With `before`, only the products in `changed` are joined again. */
export function* joinGoods(
  rows: CatalogueRows,
  images: Images,
  before?: { goods: Goods; changed: ReadonlySet<number> },
): InParts<Omit<Goods, 'texts'>> {
  const categories = before?.goods.categories ?? buildTree(rows.categories, images);
  const brands = before?.goods.brands ?? new Map(rows.brands.map((brand) => [brand.id, brandOf(brand)]));
  const tagById = new Map(rows.tags.map((tag) => [tag.id, tag]));
  const tagIds = Map.groupBy(rows.productTags, ({ productId }) => productId);
  const photographs = Map.groupBy(rows.photographs, ({ productId }) => productId);
  const prices = Map.groupBy(rows.prices, ({ productId }) => productId);
  yield;
  const accessories = offeredAccessories(rows);
  yield;
  const contents = Map.groupBy(rows.contents, ({ productId }) => productId);

  const joined = (row: CatalogueRows['products'][number]): CatalogueProduct => {
    const tags = (tagIds.get(row.id) ?? []).map(({ tagId }) => need(tagById, tagId));
    const category = need(categories, row.categoryId);
    return {
      row,
      brand: need(brands, row.brandId),
      categoryPath: pathOf(category),
      tags,
      tagKeys: new Set(tags.map(({ key }) => key)),
      allergens: new Set([...row.allergensMandatory, ...row.allergensRecommended]),
      pairingTerms: pairingTermsOf(row.pairing),
      pairingText: pairingTextOf(row, category),
      accessories: accessories.get(row.id) ?? new Map(),
      contents: new Map((contents.get(row.id) ?? []).map(({ contentId, quantity }) => [contentId, quantity])),
      countries: countriesOf([row]),
      prices: prices.get(row.id) ?? [],
      sale: null,
      images: photographs.get(row.id)?.map((it) => imageOfPhotograph(it, row.key)) ?? images.ofProduct(row.key),
    };
  };
  const known = (id: number): CatalogueProduct | undefined =>
    before?.changed.has(id) ? undefined : before?.goods.products.get(id);
  const products = new Map<number, CatalogueProduct>();
  for (const [at, row] of rows.products.entries()) {
    products.set(row.id, known(row.id) ?? joined(row));
    if (at % PAUSE === PAUSE - 1) yield;
  }
  for (const [id, packed] of contents) {
    const box = products.get(id);
    if (box) products.set(id, withCountries(box, packed, products));
  }
  return { rows, categories, brands, products };
}

/** Adds to a gift box the countries of the food in it; tools do not count. Returns the same box if nothing is added. */
function withCountries(
  box: CatalogueProduct,
  packed: CatalogueRows['contents'],
  products: ReadonlyMap<number, CatalogueProduct>,
): CatalogueProduct {
  const food = packed.flatMap(({ contentId }) => products.get(contentId)?.row ?? []).filter(isFood);
  const countries = countriesOf([box.row, ...food]);
  return [...countries].join() === [...box.countries].join() ? box : { ...box, countries };
}

const countriesOf = (rows: readonly ProductRow[]) =>
  new Map(rows.map(({ countryCode, country }): [string, string] => [countryCode, country]));

const isFood = ({ ingredients }: ProductRow) => ingredients !== null;

function brandOf({ nameOriginal, countryCode, ...brand }: CatalogueRows['brands'][number]): CatalogueBrand {
  const foldedName = `${foldForSearch(brand.name)}\n${foldForSearch(nameOriginal)}`;
  return { ...brand, name_original: nameOriginal, country_code: countryCode, foldedName };
}

function buildTree(rows: CatalogueRows['categories'], images: Images): Map<number, CatalogueCategory> {
  const byId = new Map(
    rows.map(({ id, key, name, lead, sortNo }): [number, CatalogueCategory] => [
      id,
      {
        id,
        key,
        name,
        lead,
        sortNo,
        image: images.ofCategory(key),
        parent: null,
        children: [],
        foldedName: foldForSearch(name),
      },
    ]),
  );
  for (const { id, parentId } of rows) {
    if (parentId === null) continue;
    const category = need(byId, id);
    category.parent = need(byId, parentId);
    category.parent.children.push(category);
  }
  return byId;
}

function pathOf(category: CatalogueCategory): CatalogueCategory[] {
  return category.parent ? [...pathOf(category.parent), category] : [category];
}

/**
 * Returns the extras of each product in display order: product id → key of the extra → most pieces per product. Only
 * extras of the same assortment that can be shipped together and need no measurements are offered.
 */
function offeredAccessories({
  products,
  accessories,
}: Pick<CatalogueRows, 'products' | 'accessories'>): Map<number, Map<string, number>> {
  const beside = new Set(accessories.flatMap(({ productId, accessoryId }) => [productId, accessoryId]));
  const byId = new Map(products.filter(({ id }) => beside.has(id)).map((row) => [row.id, row]));
  const offered = new Map<number, Map<string, number>>();
  for (const { productId, accessoryId, mostPerPiece } of accessories) {
    const [product, extra] = [byId.get(productId), byId.get(accessoryId)];
    if (!product || !extra || extra.measurements.length > 0 || !mayTravelWith(extra, product)) continue;
    const extras = offered.get(productId) ?? new Map<string, number>();
    offered.set(productId, extras);
    if (extras.size < mostOffered) extras.set(extra.key, mostPerPiece);
  }
  return offered;
}

/**
 * Whether an extra can be in the parcel of a product: in the same zone, or as an ambient product that tolerates cold.
 */
function mayTravelWith(extra: ProductRow, { zone }: ProductRow): boolean {
  if (extra.zone === zone) return true;
  return extra.zone === 'ambient' && (zone === 'chilled' ? extra.isChilledOk : extra.isFrozenOk);
}
