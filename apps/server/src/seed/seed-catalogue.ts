import { ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { indexText } from '@shop/search';
import { need } from '../catalogue/need.ts';
import {
  brands,
  categories,
  products,
  productTags,
  searchSynonyms,
  tags,
  taxRates,
} from '../platform/db/schema/catalogue.ts';
import { brandData } from './data/brands.ts';
import { type CategorySeed, categoryData } from './data/categories.ts';
import { productData } from './data/products/product-data.ts';
import { recipeData } from './data/editorial/recipes.ts';
import { warmRecipeData } from './data/editorial/warm-recipes.ts';
import { synonymData } from './data/synonyms/synonyms.ts';
import { tagData } from './data/tags.ts';
import { openStock } from './open-stock.ts';
import { productColumns } from './product-columns.ts';
import type { SeedContext } from './seed-context.ts';

/** The consumption tax rates since October 2019 (L-26). */
export async function seedTaxRates({ db }: SeedContext): Promise<void> {
  await db.insert(taxRates).values([
    { taxClass: 'reduced', effectiveFrom: '2019-10-01', percent: 8 },
    { taxClass: 'standard', effectiveFrom: '2019-10-01', percent: 10 },
  ]);
}

/** Categories, brands, tags, products with their stock, and synonyms. */
export async function seedCatalogue({ db, now }: SeedContext): Promise<void> {
  await db.insert(searchSynonyms).values(synonymData);
  const categoryByKey = await insertCategories(db);
  const brandByKey = new Map(
    (
      await db
        .insert(brands)
        .values([...brandData])
        .returning()
    ).map((row) => [row.key, row]),
  );
  const tagByKey = new Map(
    (
      await db
        .insert(tags)
        .values([...tagData])
        .returning()
    ).map((row) => [row.key, row]),
  );

  const rows = productData.map((product, index) => {
    const brand = need(brandByKey, product.brand);
    const path = need(categoryByKey, product.category);
    const tagNames = product.tags.map((key) => need(tagByKey, key).name);
    return {
      ...productColumns(product),
      ...indexText({
        ...product,
        ...product.origin,
        ...product.shipping,
        ...product.meat,
        brand,
        categoryNames: path.names,
        tagNames,
        recipes: recipesOf(product.key),
        allergensMandatory: product.allergens.mandatory,
        allergensRecommended: product.allergens.recommended,
      }),
      saleEndsOn:
        product.saleEndsInDays === undefined
          ? null
          : DateTime.fromJSDate(now, JAPAN).plus({ days: product.saleEndsInDays }).toFormat(ISO_DAY),
      brandId: brand.id,
      categoryId: path.id,
      // One product came every week, the newest a week before the shop was founded.
      releasedAt: DateTime.fromJSDate(now, JAPAN)
        .minus({ weeks: productData.length - index })
        .toJSDate(),
      updatedAt: now,
    };
  });
  const inserted = await db.insert(products).values(rows).returning({ id: products.id });
  const idOf = (index: number): number => inserted[index]?.id ?? 0;
  await openStock(
    { db, now },
    productData.map(({ stock }, index) => ({ productId: idOf(index), quantity: stock })),
  );
  await db
    .insert(productTags)
    .values(
      productData.flatMap((product, index) =>
        product.tags.map((key) => ({ productId: idOf(index), tagId: need(tagByKey, key).id })),
      ),
    );
}

function recipesOf(key: string): string[] {
  return [...recipeData, ...warmRecipeData]
    .filter(({ productKeys }) => productKeys.includes(key))
    .map(({ title }) => title);
}

interface CategoryPath {
  id: number;
  /** Its own name and those above. */
  names: string[];
}

async function insertCategories(db: SeedContext['db']): Promise<Map<string, CategoryPath>> {
  const paths = new Map<string, CategoryPath>();
  const insertLevel = async (level: readonly CategorySeed[], parent: CategoryPath | null): Promise<void> => {
    const rows = await db
      .insert(categories)
      .values(
        level.map(({ key, name, lead }, index) => ({
          key,
          name,
          lead,
          parentId: parent?.id ?? null,
          sortNo: index + 1,
        })),
      )
      .returning();
    for (const [index, row] of rows.entries()) {
      const path = { id: row.id, names: [row.name, ...(parent?.names ?? [])] };
      paths.set(row.key, path);
      const children = level[index]?.children;
      if (children) await insertLevel(children, path);
    }
  };
  await insertLevel(categoryData, null);
  return paths;
}
