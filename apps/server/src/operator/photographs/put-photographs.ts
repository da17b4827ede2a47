import { eq } from 'drizzle-orm';
import { products } from '../../platform/db/schema/catalogue.ts';
import { productPhotographs } from '../../platform/db/schema/photographs.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { forgetRemovals, type PhotographRow, readPhotographs } from '../../platform/image/photograph.queries.ts';
import type { OperatorCtx } from '../../platform/audit/operator-ctx.ts';
import { differenceOf, writeAudit } from '../../platform/audit/write-audit.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { rehearse } from '../rehearse.ts';
import type { WantedPhotograph } from './photograph-request.ts';
import { namesOf, readStored, writeFiles } from './stored-files.ts';
import { type CheckedPhotograph, takeFiles } from './take-files.ts';

interface Request {
  readonly key: string;
  readonly wanted: readonly WantedPhotograph[];
  readonly isDry: boolean;
}

/**
 * Replaces a product's photographs: all of them, in their order, or none. Files are written before the transaction,
 * since a storage may be slow; the worker removes those of a failed change.
 * @throws NotFoundError `product.not_found`; InvalidInputError and NotFoundError as `takeFiles` does; UnavailableError
 * `photograph.storage` when the storage fails
 */
export async function putPhotographs(ctx: OperatorCtx, { key, wanted, isDry }: Request): Promise<PhotographRow[]> {
  const [product] = await ctx.db.select({ id: products.id }).from(products).where(eq(products.key, key));
  if (!product) throw productMissing();
  const shown = await shownBy(ctx, product.id);
  const checked = await takeFiles(wanted, { shown, read: (storageKey) => readStored(ctx, storageKey) });
  if (!isDry)
    await writeFiles(
      ctx,
      checked.flatMap(({ files }) => files),
    );
  return rehearse(
    ctx,
    async (inner) => {
      const before = shownIn(await readPhotographs(inner.db, [product.id]));
      const rows = await nameThem(inner, product.id, checked);
      const difference = differenceOf({ photographs: before }, { photographs: shownIn(rows) });
      if (difference)
        await writeAudit(inner, { action: 'product.photographs', subject: { kind: 'product', key }, ...difference });
      return rows;
    },
    () => isDry,
  );
}

const shownIn = (rows: readonly PhotographRow[]) =>
  rows.map(({ hash, alt, focusX, focusY }) => ({ hash, alt, focus: [focusX, focusY] }));

/** Replaces all rows; the trigger notes the files of the old ones for removal, and those still in use are taken back. */
async function nameThem(
  ctx: JobContext,
  productId: number,
  checked: readonly CheckedPhotograph[],
): Promise<PhotographRow[]> {
  const { db, clock } = ctx;
  const now = clock.now();
  const [locked] = await db.update(products).set({ updatedAt: now }).where(eq(products.id, productId)).returning();
  if (!locked) throw productMissing();
  const shown = await shownBy(ctx, productId);
  const rows = checked.map(({ row, before }, sortNo) => {
    const createdAt = before === null ? now : shown.get(before)?.createdAt;
    // Another call removed it since it was checked.
    if (!createdAt) throw new NotFoundError('photograph.not_found', 'この商品に、その写真はもうありません。');
    return { ...row, productId, sortNo, createdAt };
  });
  await db.delete(productPhotographs).where(eq(productPhotographs.productId, productId));
  if (rows.length > 0) await db.insert(productPhotographs).values(rows);
  await forgetRemovals(db, namesOf(rows));
  return readPhotographs(db, [productId]);
}

async function shownBy({ db }: JobContext, productId: number): Promise<Map<string, PhotographRow>> {
  return new Map((await readPhotographs(db, [productId])).map((row) => [row.hash, row]));
}

const productMissing = () => new NotFoundError('product.not_found', '商品が見つかりませんでした。');
