import type { Ctx } from '../../platform/context/ctx.ts';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { goodsOf } from '../../catalogue/shown-product.ts';
import { returnTermsOf } from '../../catalogue/return-terms.rules.ts';
import type { CartDocument } from '../cart-document.ts';

/** Returns how the products of a cart, extras included, can be returned: a line for each kind (L-02 ⑥, L-06). */
export function returnTermsOfCart(
  ctx: Pick<Ctx, 'snapshots' | 'channel' | 'clock'>,
  { lines }: Pick<CartDocument, 'lines'>,
): string {
  const catalogue = catalogueOf(ctx);
  const keys = lines.flatMap((line) => [
    line.product_key,
    ...(line.accessories ?? []).map((extra) => extra.product_key),
  ]);
  const goods = keys.flatMap((key) => goodsOf(catalogue, key)?.row ?? []);
  return returnTermsOf(goods, ctx.channel.settings.SELLER);
}
