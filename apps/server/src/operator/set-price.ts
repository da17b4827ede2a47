import { productPrices } from '../platform/db/schema/product-prices.ts';
import type { AuditCtx } from '../platform/audit/operator-ctx.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import { InvalidInputError } from '../platform/errors/index.ts';
import { findPriceProblems } from './tables/find-price-problems.ts';
import { instantText, parseInstant } from './tables/instants.ts';

/** A dated price of one product. */
export interface PriceRequest {
  price: number;
  from: string | null;
  until: string | null;
}

/**
 * Plans a price of a product (decision 107): with an end it is a sale, otherwise the regular price from a time on.
 * A price that begins at the same time is replaced.
 * @throws InvalidInputError `price.not_an_instant`, `price.over`, `price.overlaps`
 */
export async function setPrice(
  ctx: AuditCtx,
  product: { id: number; key: string },
  { price, from, until }: PriceRequest,
): Promise<void> {
  const now = ctx.clock.now();
  const startsAt = from === null ? now : instantOf(from, 'start');
  const endsAt = until === null ? null : instantOf(until, 'end');
  if (endsAt && (endsAt <= startsAt || endsAt <= now))
    throw new InvalidInputError('price.over', '価格の終わりは、始まりといまより後の日時にしてください。');
  if (startsAt < now)
    throw new InvalidInputError(
      'price.over',
      '価格の始まりは、いまより後の日時にしてください。過去の価格は、通常価格を表示できるかどうかの根拠になるため、変更できません。',
    );
  const kind = endsAt ? 'sale' : 'regular';
  await ctx.db
    .insert(productPrices)
    .values({ productId: product.id, kind, price, startsAt, endsAt })
    .onConflictDoUpdate({
      target: [productPrices.productId, productPrices.kind, productPrices.startsAt],
      set: { price, endsAt },
    });
  const overlaps = (await findPriceProblems(ctx)).filter(({ key }) => key.product === product.key);
  if (overlaps[0]) throw new InvalidInputError('price.overlaps', overlaps[0].message);
  await writeAudit(ctx, {
    action: 'product.price',
    subject: { kind: 'product', key: product.key },
    after: { kind, price, starts_at: instantText(startsAt), ends_at: endsAt && instantText(endsAt) },
  });
}

function instantOf(text: string, edge: 'start' | 'end'): Date {
  const at = parseInstant(text, edge);
  if (at) return at;
  throw new InvalidInputError('price.not_an_instant', `「${text}」は日時(例:2026-12-01 10:00)ではありません。`);
}
