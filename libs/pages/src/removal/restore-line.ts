import type { Cart, CartLine } from '@shop/api';
import { addProducts, divideProducts, selectCartLines, type ShopThunk } from '@shop/state';
import { piecesAt } from '../purchase/pieces-at.ts';

/**
 * Restores a removed line with its extras and destinations.
 * @param before the cart with the line
 * @throws ApiFailure when the product is no longer available
 */
export function restoreLine(
  before: Cart,
  { key, product_info: product, quantity, options }: CartLine,
): ShopThunk<void> {
  return async (dispatch, getState) => {
    const known = new Set(selectCartLines(getState()).map((line) => line.key));
    const cart = await dispatch(
      addProducts([{ key: product.key, quantity, ...(Object.keys(options).length > 0 && { options }) }]),
    );
    const { shippings } = before.detail;
    const line = cart.detail.products.find(
      (one) => one.product_info.key === product.key && (one.key === key || !known.has(one.key)),
    );
    const removed = before.detail.products.find((one) => one.key === key);
    if (shippings.length < 2 || !line || !removed) return;
    const shares = shippings.map((shipping) => ({ key: shipping.key, quantity: piecesAt(removed, shipping) }));
    await dispatch(divideProducts([{ key: line.key, shippings: shares }]));
  };
}
