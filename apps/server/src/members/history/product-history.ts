import type { ProductHistory, ProductSummary } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { withoutInvisible } from '@shop/japanese';
import { favouritesAmong } from '../../catalogue/favourites-among.ts';
import { requireShown } from '../../catalogue/find-shown.ts';
import { shownCatalogue } from '../../catalogue/catalogue-of.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { selectProductHistories, upsertProductHistory, upsertSearchHistory } from './history.queries.ts';

/**
 * Returns the products that the shopper has viewed, the latest first, as this channel shows them.
 * @param productIds the history of a guest, stored in the browser; that of a member is stored by the shop
 */
export async function readProductHistory(ctx: Ctx, productIds: readonly number[]): Promise<ProductHistory[]> {
  const shown = shownCatalogue(ctx);
  const rows =
    ctx.actor.kind === 'member'
      ? await selectProductHistories(ctx.db, ctx.actor.userId)
      : [...new Set(productIds)].map(ofGuest);
  const mark = await favouritesAmong(
    ctx,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap((row) => {
    const product = shown.findById(row.productId);
    return product ? [view(mark(product.summary), row)] : [];
  });
}

/**
 * Saves a viewed product for a member; a guest gets the entry for the browser's storage.
 * @throws NotFoundError `product.not_found`
 */
export async function addProductHistory({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { product_id: number };
}): Promise<ProductHistory> {
  const { actor } = ctx;
  const product = requireShown(ctx, input.product_id);
  if (actor.kind === 'guest') return view(product.summary, ofGuest(input.product_id));
  const entry = { userId: actor.userId, productId: input.product_id, viewedAt: ctx.clock.now() };
  const mark = await favouritesAmong(ctx, [input.product_id]);
  return view(
    mark(product.summary),
    await inTransaction(ctx, ({ db }) => upsertProductHistory(db, entry, LIMITS.productHistories)),
  );
}

interface Entry {
  id: number | null;
  productId: number;
  viewedAt: Date | null;
}

function ofGuest(productId: number): Entry {
  return { id: null, productId, viewedAt: null };
}

function view(product: ProductSummary, { id, productId, viewedAt }: Entry): ProductHistory {
  return { id, product_id: productId, viewed_at: viewedAt?.toISOString() ?? null, product };
}

/** Saves a member's search word in one width; blank words (spec §5) and those of guests are not saved. */
export async function addProductSearchHistory({ ctx, input }: { ctx: Ctx; input: { word: string } }): Promise<void> {
  const { actor } = ctx;
  const typed = withoutInvisible(input.word).normalize('NFKC').replace(/\s+/g, ' ').trim();
  // One width may be longer than the other.
  const word = [...typed].slice(0, LIMITS.searchWord).join('');
  if (word === '' || actor.kind === 'guest') return;
  const entry = { userId: actor.userId, word, searchedAt: ctx.clock.now() };
  await inTransaction(ctx, ({ db }) => upsertSearchHistory(db, entry, LIMITS.searchHistories));
}
