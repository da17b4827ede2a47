import type { Image } from '@shop/api';
import { IMAGE_WIDTHS } from '@shop/constants';
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { products } from '../db/schema/catalogue.ts';
import { photographRemovals, productPhotographs } from '../db/schema/photographs.ts';
import { IMAGE_BASE } from './master.ts';
import { widthsUpTo } from './widths-up-to.ts';

export type PhotographRow = typeof productPhotographs.$inferSelect;

/** Uploaded photographs in the order of their products' pages: all, or those of some products. */
export function readPhotographs(db: Db, productIds?: readonly number[]): Promise<PhotographRow[]> {
  return db
    .select()
    .from(productPhotographs)
    .where(productIds && inArray(productPhotographs.productId, [...productIds]))
    .orderBy(asc(productPhotographs.productId), asc(productPhotographs.sortNo));
}

/** Returns an uploaded photograph as pages receive it. */
export function imageOfPhotograph(
  { hash, alt, width, height, color, placeholder }: PhotographRow,
  productKey: string,
): Image {
  const base = `${IMAGE_BASE}products/${productKey}/${NAME}-${hash}`;
  return Object.freeze({
    alt,
    width,
    height,
    color,
    placeholder,
    base,
    widths: widthsUpTo(width, IMAGE_WIDTHS.square),
  });
}

/** The photograph that an address names: `master` is its name with its hash. */
export async function findPhotograph(db: Db, productKey: string, master: string): Promise<PhotographRow | undefined> {
  const [, hash] = ADDRESSED.exec(master) ?? [];
  if (hash === undefined) return undefined;
  const [found] = await db
    .select({ photograph: productPhotographs })
    .from(productPhotographs)
    .innerJoin(products, eq(products.id, productPhotographs.productId))
    .where(and(eq(products.key, productKey), eq(productPhotographs.hash, hash)));
  return found?.photograph;
}

/** Stands before the hash in addresses. */
const NAME = 'photo';
const ADDRESSED = /^photo-([0-9a-f]{8})$/;

/** Files that are to be removed by now. */
export async function listRemovals(db: Db, now: Date, most: number): Promise<string[]> {
  const { storageKey, notBefore } = photographRemovals;
  const rows = await db
    .select({ storageKey })
    .from(photographRemovals)
    .where(or(isNull(notBefore), lte(notBefore, now)))
    .limit(most);
  return rows.map((row) => row.storageKey);
}

/** Notes files before they are written: should no row name them by then, they are removed. */
export async function expectPhotographs(db: Db, storageKeys: readonly string[], notBefore: Date): Promise<void> {
  if (storageKeys.length > 0)
    await db.insert(photographRemovals).values(storageKeys.map((storageKey) => ({ storageKey, notBefore })));
}

/** Files that are there to stay, or that are gone. */
export async function forgetRemovals(db: Db, storageKeys: readonly string[]): Promise<void> {
  await db.delete(photographRemovals).where(inArray(photographRemovals.storageKey, [...storageKeys]));
}
