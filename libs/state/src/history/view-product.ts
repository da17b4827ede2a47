import { isMember } from '../auth/is-member.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { historySlice, type SeenProduct } from './history.slice.ts';

/** Remembers a product that is looked at: in this browser, and in the shop for a member. @throws ApiFailure when the shop could not be told */
export function viewProduct(product: SeenProduct): ShopThunk<void> {
  return async (dispatch, getState, { api }) => {
    dispatch(historySlice.actions.productViewed(product));
    if (!(await isMember(getState))) return;
    await api.POST('/v1/product-histories', { body: { product_id: product.id }, isKept: true });
  };
}
