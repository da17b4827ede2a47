import type { Cart, CartSet } from '@shop/api';
import { removeSet, addSet, divideProducts, type ShopThunk } from '@shop/state';
import { piecesAt } from '../purchase/pieces-at.ts';
import { preserveFocus } from './preserve-focus.ts';

/**
 * Removes a set with all its products from the cart, and preserves the focus.
 * @returns the cart before the removal; null if there was none
 * @throws ApiFailure when the set is incomplete
 */
export function takeSetOut({ key, items }: CartSet): ShopThunk<Cart | null> {
  return async (dispatch, getState) => {
    const before = getState().cart.data;
    const work = dispatch(removeSet({ key, lineKeys: items.map(({ line_key }) => line_key) }));
    preserveFocus(work);
    await work;
    return before;
  };
}

/**
 * Restores a removed set with its destinations.
 * @param before the cart with the set
 * @throws ApiFailure when a product is no longer available
 */
export function restoreSet(before: Cart, { key, quantity, items }: CartSet): ShopThunk<void> {
  return async (dispatch) => {
    const cart = await dispatch(addSet({ key, quantity }));
    const { shippings } = before.detail;
    if (shippings.length < 2) return;
    const rows = items.flatMap(({ line_key }) => {
      const gone = before.detail.products.find((line) => line.key === line_key);
      const back = cart.detail.products.find(
        (line) => line.product_info.key === gone?.product_info.key && Object.keys(line.options).length === 0,
      );
      if (!gone || back?.quantity !== gone.quantity) return [];
      const shares = shippings.map((shipping) => ({ key: shipping.key, quantity: piecesAt(gone, shipping) }));
      return [{ key: back.key, shippings: shares }];
    });
    if (rows.length > 0) await dispatch(divideProducts(rows));
  };
}
