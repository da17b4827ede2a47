import { foldForSearch } from '@shop/japanese';
import type { Catalogue, CatalogueBrand, CatalogueCategory, CatalogueProduct } from './catalogue.ts';
import type { CatalogueRows } from './catalogue.queries.ts';
import { findPairings } from './find-pairings.ts';
import { foldSynonyms } from './search-words.rules.ts';

/** Joins the rows of the catalogue into what a process keeps of it. */
export function buildCatalogue(rows: CatalogueRows): Catalogue {
  const categoryById = buildTree(rows.categories);
  const brands = rows.brands.map(({ nameOriginal, countryCode, ...brand }): CatalogueBrand => ({
    ...brand,
    name_original: nameOriginal,
    country_code: countryCode,
    foldedName: `${foldForSearch(brand.name)}\n${foldForSearch(nameOriginal)}`,
  }));
  const brandById = new Map(brands.map((brand) => [brand.id, brand]));
  const tagById = new Map(rows.tags.map((tag) => [tag.id, tag]));
  const tagIds = Map.groupBy(rows.productTags, ({ productId }) => productId);
  const pairings = findPairings(rows.products, categoryById);

  const products = rows.products.map((row): CatalogueProduct => {
    const tags = (tagIds.get(row.id) ?? []).map(({ tagId }) => need(tagById, tagId));
    return {
      row,
      brand: need(brandById, row.brandId),
      categoryPath: pathOf(need(categoryById, row.categoryId)),
      tags,
      tagKeys: new Set(tags.map(({ key }) => key)),
      allergens: new Set([...row.allergensMandatory, ...row.allergensRecommended]),
      pairings: pairings.get(row.id) ?? new Set(),
    };
  });
  const allCategories = [...categoryById.values()];
  return {
    products,
    byKey: new Map(products.map((product) => [product.row.key, product])),
    categories: allCategories.filter(({ parent }) => parent === null),
    categoryByKey: new Map(allCategories.map((category) => [category.key, category])),
    brands,
    tags: rows.tags,
    countries: [...new Map(rows.products.map(({ countryCode, country }) => [countryCode, country]))],
    allergens: [
      ...new Set([...rows.products.flatMap((row) => row.allergensMandatory), ...rows.products.flatMap((row) => row.allergensRecommended)]),
    ],
    taxRates: rows.taxRates,
    synonyms: foldSynonyms(rows.synonyms.map(({ words }) => words)),
  };
}

function buildTree(rows: CatalogueRows['categories']): Map<number, CatalogueCategory> {
  const byId = new Map(
    rows.map(({ id, key, name, lead, sortNo }) => [id, { id, key, name, lead, sortNo, parent: null, children: [], foldedName: foldForSearch(name) } as CatalogueCategory]),
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

function need<T>(map: ReadonlyMap<number, T>, id: number): T {
  const found = map.get(id);
  if (!found) throw new Error(`The catalogue refers to ${id}, which it does not have.`);
  return found;
}
