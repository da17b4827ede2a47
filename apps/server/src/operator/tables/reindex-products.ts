import { RECIPES } from '@shop/constants';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { indexText } from '@shop/search';
import { brands, categories, products, tags } from '../../platform/db/schema/catalogue.ts';
import { collectionEntries, collections } from '../../platform/db/schema/editorial.ts';
import type { TableContext } from './content-table.ts';
import { productTagList } from './product-tag-list.ts';

const { grams: _grams, proseGrams: _proseGrams, ...columns } = getTableColumns(products);

/**
 * Updates outdated search columns: a product is found by its own texts and by the names of its brand, categories, tags
 * and recipes.
 */
export async function reindexProducts(ctx: TableContext): Promise<void> {
  const { db } = ctx;
  const brandOf = new Map((await db.select().from(brands)).map((brand) => [brand.id, brand]));
  const categoryOf = new Map((await db.select().from(categories)).map((category) => [category.id, category]));
  const tagNames = new Map((await db.select().from(tags)).map(({ key, name }) => [key, name]));
  const tagsOf = await productTagList.read(ctx);

  const recipes = await db
    .select({ title: collectionEntries.title, productKeys: collectionEntries.productKeys })
    .from(collectionEntries)
    .innerJoin(collections, eq(collections.id, collectionEntries.collectionId))
    .where(eq(collections.alias, RECIPES));

  const namesOf = (id: number | null): string[] => {
    const category = id === null ? undefined : categoryOf.get(id);
    return category ? [category.name, ...namesOf(category.parentId)] : [];
  };
  for (const product of await db.select(columns).from(products).orderBy(asc(products.id))) {
    const brand = brandOf.get(product.brandId);
    if (!brand) continue;
    const next = indexText({
      ...product,
      brand,
      categoryNames: namesOf(product.categoryId),
      tagNames: (tagsOf.get(product.id) ?? []).map((key) => tagNames.get(key) ?? ''),
      recipes: recipes.filter(({ productKeys }) => productKeys.includes(product.key)).map(({ title }) => title),
    });
    const isSame =
      next.searchIndexVersion === product.searchIndexVersion &&
      next.foldedName === product.foldedName &&
      next.foldedProse === product.foldedProse &&
      sameLines(next.foldedText, product.foldedText);
    if (!isSame) await db.update(products).set(next).where(eq(products.id, product.id));
  }
}

/** The lines of tags have no order of their own. */
function sameLines(a: string, b: string): boolean {
  return a === b || a.split('\n').sort().join('\n') === b.split('\n').sort().join('\n');
}
