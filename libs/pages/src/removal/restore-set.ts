import type { Cart, CartSet } from '@shop/api';
import { removeSet, addSet, divideProducts, type ShopThunk } from '@shop/state';
import { piecesAt } from '../purchase/pieces-at.ts';
import { saveScroll } from './keep-place.ts';

/**
 * Takes a set out of the cart with all its goods; the keyboard keeps its place.
 * @returns the cart as it was; null where none was known
 * @throws ApiFailure when the set is no longer whole
 */
export function takeSetOut({ key, items }: CartSet): ShopThunk<Cart | null> {
  return async (dispatch, getState) => {
    const before = getState().cart.data;
    const work = dispatch(removeSet({ key, lineKeys: items.map(({ line_key }) => line_key) }));
    saveScroll(work);
    await work;
    return before;
  };
}

/**
 * Puts a set back that was taken out, and its pieces to the destinations they went to.
 * @param before the cart as it was with the set
 * @throws ApiFailure when the goods are gone by now
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
