import { waitForLogin } from '../auth/wait-for-login.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { historySlice, type ViewedProduct } from './history.slice.ts';
import type { ProductSummary, ProductRequest, ProductRequestInput } from '@shop/api';
import { RECENT_HISTORY_MAX } from '@shop/constants';
import { runTask } from '../tasks/run-task.ts';

/** Saves a viewed product in this browser, and for a member on the server. @throws ApiFailure when the server fails */
export function viewProduct(product: ViewedProduct): ShopThunk<void> {
  return async (dispatch, _getState, { api, start }) => {
    // The product is added to the persisted ones.
    await start();
    dispatch(historySlice.actions.productViewed(product));
    if (!(await dispatch(waitForLogin()))) return;
    await api.POST('/v1/product-histories', { body: { product_id: product.id }, ignoresAbort: true });
  };
}

/**
 * Returns the viewed products, newest first, with current data and without the one shown: for a member those saved on
 * the server, for a guest those of this browser (spec §4). @throws ApiFailure
 */
export function loadRecentProducts(shownId: number): ShopThunk<readonly ProductSummary[]> {
  return async (dispatch, getState, { api }) => {
    const per = String(RECENT_HISTORY_MAX);
    if (await dispatch(waitForLogin())) {
      const { data } = await api.GET('/v1/me/product-histories', { params: { query: { per } } });
      return data.map(({ product }) => product).filter(({ id }) => id !== shownId);
    }
    const ids = getState()
      .history.products.map(({ id }) => id)
      .filter((id) => id !== shownId);
    if (ids.length === 0) return [];
    const { data } = await api.GET('/v1/guest/product-histories', { params: { query: { 'product_id[]': ids, per } } });
    return data.map(({ product }) => product);
  };
}

/** Sends a product request, and saves in this browser that it was sent. */
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

/** Reports a member's search to the server, unless the word is blank (spec §5). @throws ApiFailure */
export function recordSearch(word: string): ShopThunk<void> {
  return async (dispatch, _getState, { api }) => {
    if (word.trim() === '' || !(await dispatch(waitForLogin()))) return;
    await api.POST('/v1/product-search-histories', { params: { query: { word } }, ignoresAbort: true });
  };
}
