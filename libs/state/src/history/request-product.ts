import type { ProductRequest, ProductRequestInput } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { historySlice } from './history.slice.ts';

/** Tells the shop that a product is wished for; this browser remembers that it was. */
export function requestProduct(wish: ProductRequestInput): ShopThunk<ProductRequest> {
  return runTask(
    { kind: 'once', key: `request-product ${wish.product_id}` },
    () =>
      async (dispatch, _getState, { api }) => {
        const { data } = await api.POST('/v1/product-requests', { body: wish });
        dispatch(historySlice.actions.productRequested(wish.product_id));
        return data;
      },
  );
}
