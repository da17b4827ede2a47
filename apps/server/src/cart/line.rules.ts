import { LIMITS } from '@shop/constants';
import type { InvalidInputError } from '../platform/errors/index.ts';
import type { CartDocument } from './cart-document.ts';
import { cartRefusal } from './cart-errors.ts';
import type { ProductInputs } from './quote/product-inputs.ts';

/**
 * Returns why a cart cannot hold this many pieces of a product, or null: unknown, suspended, sold out, too few, over
 * the purchase limit. `field` is the input path at fault.
 */
export function piecesRefusal(
  product: ProductInputs | undefined,
  pieces: number,
  field: string,
): InvalidInputError | null {
  if (!product || product.is_extra)
    return cartRefusal('cart.product.not_found', 'この商品は取り扱っておりません。', field);
  return goodsRefusal(product, pieces, field);
}

/** Like `piecesRefusal`, also for products that are sold only as extras. */
export function goodsRefusal(product: ProductInputs, pieces: number, field: string): InvalidInputError | null {
  const { name, stock, purchase_limit: limit, suspended_reason: suspended } = product;
  if (suspended !== null)
    return cartRefusal('cart.product.suspended', `「${name}」は販売を休止しています。${suspended}`, field);
  if (stock <= 0) return cartRefusal('cart.product.out_of_stock', `「${name}」は品切れです。`, field);
  if (limit !== null && pieces > limit) {
    return cartRefusal('cart.product.purchase_limit', `「${name}」は1回のご注文につき${limit}点までです。`, field);
  }
  if (pieces > stock) return cartRefusal('cart.product.out_of_stock', `「${name}」の在庫は残り${stock}点です。`, field);
  if (pieces > LIMITS.lineQuantity) {
    return cartRefusal(
      'cart.product.purchase_limit',
      `「${name}」は1回のご注文につき${LIMITS.lineQuantity}点までです。`,
      field,
    );
  }
  return null;
}

/** Returns the pieces of a product in all lines and extras of a cart: they share stock and purchase limit. */
export function piecesOf(document: CartDocument, productKey: string): number {
  return document.lines
    .flatMap((line) => [line, ...(line.accessories ?? [])])
    .filter((line) => line.product_key === productKey)
    .reduce((sum, line) => sum + line.quantity, 0);
}
