import type { CartAccessory } from '@shop/api';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { goodsOf } from '../../catalogue/goods-of.ts';
import { stockStateOf } from '../../catalogue/stock-state.rules.ts';
import type { Ctx } from '../../context/ctx.ts';
import type { QuotedAccessory } from '../quote/quote-accessories.ts';

/** A paid extra of a line as it looks today; one that left the catalogue is shown to be taken out. */
export function presentCartAccessory(ctx: Pick<Ctx, 'snapshots' | 'channel'>, quoted: QuotedAccessory): CartAccessory {
  const goods = goodsOf(catalogueOf(ctx), quoted.product_key);
  const { key, product_key, quantity, unit_price, amount, tax_amount, rate_percent, tax_class, available } = quoted;
  return {
    key,
    product_key,
    name: goods?.row.name ?? '取り扱いを終了した品',
    unit_label: goods?.row.unitLabel ?? '',
    unit_price,
    quantity,
    amount,
    tax_amount,
    tax_rate_percent: rate_percent,
    tax_class,
    stock_state: goods ? stockStateOf(goods.row, ctx.snapshots.stock.value.get(goods.row.id) ?? 0) : 'out',
    max_quantity: available,
    illustration: goods?.categoryPath[0]?.key ?? '',
    image: goods?.images[0] ?? null,
  };
}
