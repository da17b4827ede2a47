import { isMember } from '../auth/is-member.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';

/** Tells the shop that the member has read a piece of news; of a guest nothing is kept. @throws ApiFailure */
export function readNews(id: number): ShopThunk<void> {
  return async (_dispatch, getState, { api }) => {
    if (await isMember(getState)) await api.POST('/v1/news/readables', { body: { readable_id: id }, isKept: true });
  };
}
