import { and, eq, notInArray } from 'drizzle-orm';
import { products } from '../../platform/db/schema/catalogue.ts';
import { productPhotographs } from '../../platform/db/schema/photographs.ts';
import { NotFoundError, UnavailableError } from '../../platform/errors/index.ts';
import {
  expectPhotographs,
  forgetRemovals,
  type PhotographRow,
  readPhotographs,
} from '../../platform/image/photograph.queries.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { rehearse } from '../rehearse.ts';
import type { WantedPhotograph } from './photograph-request.ts';
import { type CheckedPhotograph, takeFiles } from './take-files.ts';

/** How long a file without a row is stored. */
const UNNAMED_MS = 60 * 60_000;

interface Request {
  readonly key: string;
  readonly wanted: readonly WantedPhotograph[];
  readonly isDry: boolean;
}

/**
 * Replaces a product's photographs: all of them, in their order, or none. Files are written before the transaction,
 * since a storage may be slow; the worker removes those of a failed change.
 * @throws NotFoundError `product.not_found`, `photograph.not_found` for one that the product does not show
 * @throws InvalidInputError as `takeFiles` does; UnavailableError `photograph.storage` when the storage fails
 */
export async function putPhotographs(ctx: JobContext, { key, wanted, isDry }: Request): Promise<PhotographRow[]> {
  const [product] = await ctx.db.select({ id: products.id }).from(products).where(eq(products.key, key));
  if (!product) throw new NotFoundError('product.not_found', '商品が見つかりませんでした。');
  const checked = await takeFiles(wanted);
  if (!isDry) await writeFiles(ctx, checked);
  return rehearse(
    ctx,
    (inner) => nameThem(inner, product.id, checked),
    () => isDry,
  );
}

async function writeFiles({ db, clock, storage, log }: JobContext, checked: readonly CheckedPhotograph[]) {
  const masters = checked.flatMap(({ master }) => master ?? []);
  const names = masters.map(({ storageKey }) => storageKey);
  await expectPhotographs(db, names, new Date(clock.now().getTime() + UNNAMED_MS));
  try {
    for (const { storageKey, bytes } of masters) await storage.write(storageKey, bytes);
  } catch (cause) {
    log.error({ err: cause }, 'the storage of photographs takes nothing');
    throw new UnavailableError('photograph.storage', '写真の保管先に書き込めません。何も変更していません。', { cause });
  }
}

async function nameThem(
  { db, clock }: JobContext,
  productId: number,
  checked: readonly CheckedPhotograph[],
): Promise<PhotographRow[]> {
  const now = clock.now();
  const [locked] = await db.update(products).set({ updatedAt: now }).where(eq(products.id, productId)).returning();
  if (!locked) throw new NotFoundError('product.not_found', '商品が見つかりませんでした。');
  const shown = new Map((await readPhotographs(db, [productId])).map((row) => [row.hash, row]));
  const hashes = checked.map(({ hash }) => hash);
  await db
    .delete(productPhotographs)
    .where(and(eq(productPhotographs.productId, productId), notInArray(productPhotographs.hash, hashes)));
  const named: string[] = [];
  for (const [sortNo, { hash, alt, master }] of checked.entries()) {
    if (shown.has(hash)) {
      await db
        .update(productPhotographs)
        .set({ sortNo, ...(alt !== null && { alt }) })
        .where(and(eq(productPhotographs.productId, productId), eq(productPhotographs.hash, hash)));
    } else if (master === null) {
      throw new NotFoundError('photograph.not_found', 'この商品に、その写真はもうありません。');
    } else {
      const { bytes: _bytes, ...details } = master;
      await db.insert(productPhotographs).values({ productId, sortNo, alt, createdAt: now, ...details });
      named.push(master.storageKey);
    }
  }
  await forgetRemovals(db, named);
  return readPhotographs(db, [productId]);
}
