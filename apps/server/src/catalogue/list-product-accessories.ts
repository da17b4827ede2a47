import type { ProductAccessory } from '@shop/api';
import { inJapan } from '@shop/japanese';
import type { Ctx } from '../platform/context/ctx.ts';
import { catalogueOf } from './catalogue-of.ts';
import { findShown } from './find-shown.ts';
import { goodsOf } from './shown-product.ts';
import { presentProduct } from './present-product.ts';
import { taxRateOn } from './tax-rate.rules.ts';
import { stockSnapshot } from './catalogue.snapshots.ts';

/** Returns the paid extras offered with a product, in their current state. @throws NotFoundError `product.not_found` */
export async function listProductAccessories({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { key: string };
}): Promise<ProductAccessory[]> {
  const { product } = findShown(ctx, input.key);
  const catalogue = catalogueOf(ctx);
  const day = inJapan(ctx.clock.now()).day;
  return [...product.accessories].flatMap(([key, most_per_piece]) => {
    const extra = goodsOf(catalogue, key);
    if (!extra) return [];
    const { row } = extra;
    const {
      id,
      name,
      unit_label,
      price,
      zone,
      stock_state,
      sale_status,
      suspend_reason,
      max_quantity,
      tax_class,
      tax_rate_percent,
      illustration,
      image,
    } = presentProduct(
      extra,
      ctx.snapshots.read(stockSnapshot).get(row.id) ?? 0,
      taxRateOn(catalogue.taxRates, row.taxClass, day),
    );
    return [
      {
        id,
        key,
        name,
        lead: row.tastingNote,
        unit_label,
        price,
        tax_rate_percent,
        tax_class,
        zone,
        stock_state,
        sale_status,
        suspend_reason,
        max_quantity,
        most_per_piece,
        is_extra: row.isExtra,
        illustration,
        image,
      },
    ];
  });
}
