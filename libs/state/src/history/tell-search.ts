import { isMember } from '../auth/is-member.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';

/** Tells the shop that a member searches for a word; a blank one is no search (spec §5). @throws ApiFailure */
export function tellSearch(word: string): ShopThunk<void> {
  return async (_dispatch, getState, { api }) => {
    if (word.trim() === '' || !(await isMember(getState))) return;
    await api.POST('/v1/product-search-histories', { params: { query: { word } }, isKept: true });
  };
}
