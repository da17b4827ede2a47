import { waitForLogin } from '../auth/wait-for-login.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { historySlice, type SeenProduct } from './history.slice.ts';
import type { ProductSummary, ProductRequest, ProductRequestInput } from '@shop/api';
import { RECENT_HISTORY_MAX } from '@shop/constants';
import { runTask } from '../tasks/run-task.ts';

/** Remembers a product that is looked at: in this browser, and in the shop for a member. @throws ApiFailure when the shop could not be told */
export function viewProduct(product: SeenProduct): ShopThunk<void> {
  return async (dispatch, _getState, { api, start }) => {
    // what is remembered here is added to what is persisted
    await start();
    dispatch(historySlice.actions.productViewed(product));
    if (!(await dispatch(waitForLogin()))) return;
    await api.POST('/v1/product-histories', { body: { product_id: product.id }, isCached: true });
  };
}

/**
 * Products looked at, newest first, as they are today, without the one that is shown: what the shop keeps of a member; of a
 * guest, what this browser does (spec §4). @throws ApiFailure
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

/** Tells the shop that a member searches for a word; a blank one is no search (spec §5). @throws ApiFailure */
export function tellSearch(word: string): ShopThunk<void> {
  return async (dispatch, _getState, { api }) => {
    if (word.trim() === '' || !(await dispatch(waitForLogin()))) return;
    await api.POST('/v1/product-search-histories', { params: { query: { word } }, isCached: true });
  };
}
