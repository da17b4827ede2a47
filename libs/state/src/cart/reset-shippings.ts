import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Brings everything back to one destination. */
export function resetShippings({ isRemovingAddress }: { isRemovingAddress: boolean }): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/shippings/reset', {
        params: version,
        body: { token, is_removing_address: isRemovingAddress },
      }),
  });
}
