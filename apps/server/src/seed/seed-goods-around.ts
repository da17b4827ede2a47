import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import {
  brands,
  categories,
  productAccessories,
  productContents,
  products,
  productSetItems,
  productSets,
} from '../platform/db/schema/catalogue.ts';
import { productReviews } from '../platform/db/schema/reviews.ts';
import { accessoryLinks } from './data/products/accessory-links.ts';
import { extraBrands, extras } from './data/products/extras.ts';
import { productData } from './data/products/product-data.ts';
import { tastingSets } from './data/products/tasting-sets.ts';
import { sampleReviews } from './data/sample-reviews.ts';
import { openStock } from './open-stock.ts';
import { productColumns } from './product-columns.ts';
import type { SeedContext } from './seed-context.ts';

/** Neither praise nor blame. */
const plainRating = 3;

/** What surrounds the catalogue: extras with their stock, where they are offered, contents of gift sets, tasting sets and, in demo mode, samples of reviews. */
export async function seedGoodsAround({ db, demo, now }: SeedContext): Promise<void> {
  await insertExtras(db, now);
  const idOf = byKey(await db.select({ key: products.key, id: products.id }).from(products));
  await db.insert(productAccessories).values(
    accessoryLinks.map(({ product, accessory, mostPerPiece }, index) => ({
      productId: idOf(product),
      accessoryId: idOf(accessory),
      mostPerPiece,
      sortNo: index + 1,
    })),
  );
  await db.insert(productContents).values(
    productData.flatMap(({ key, contents = {} }) =>
      Object.entries(contents).map(([content, quantity], index) => ({
        productId: idOf(key),
        contentId: idOf(content),
        quantity,
        sortNo: index + 1,
      })),
    ),
  );
  const setIdOf = byKey(
    await db
      .insert(productSets)
      .values(tastingSets.map(({ key, name, lead }, index) => ({ key, name, lead, sortNo: index + 1 })))
      .returning(),
  );
  await db.insert(productSetItems).values(
    tastingSets.flatMap(({ key, goods }) =>
      Object.entries(goods).map(([product, quantity], index) => ({
        setId: setIdOf(key),
        productId: idOf(product),
        quantity,
        sortNo: index + 1,
      })),
    ),
  );
  if (!demo) return;
  await db.insert(productReviews).values(
    sampleReviews.map(({ product, daysAgo, ...review }) => ({
      ...review,
      productId: idOf(product),
      authorName: '見本',
      rating: plainRating,
      isSample: true,
      isPublic: true,
      postedAt: DateTime.fromJSDate(now, JAPAN).minus({ days: daysAgo }).toJSDate(),
    })),
  );
}

async function insertExtras(db: SeedContext['db'], now: Date): Promise<void> {
  await db.insert(brands).values([...extraBrands]);
  const brandIdOf = byKey(await db.select({ key: brands.key, id: brands.id }).from(brands));
  const categoryIdOf = byKey(await db.select({ key: categories.key, id: categories.id }).from(categories));
  const rows = extras.map((extra) => ({
    ...productColumns(extra),
    brandId: brandIdOf(extra.brand),
    categoryId: categoryIdOf(extra.category),
    isExtra: true,
    releasedAt: now,
    updatedAt: now,
    // Nobody searches for a box.
    foldedName: '',
    foldedText: '',
  }));
  const idOf = byKey(await db.insert(products).values(rows).returning({ key: products.key, id: products.id }));
  await openStock(
    { db, now },
    extras.map(({ key, stock }) => ({ productId: idOf(key), quantity: stock })),
  );
}

function byKey(rows: readonly { key: string; id: number }[]): (key: string) => number {
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The seed names ${key}, which it does not have.`);
    return id;
  };
}
