import type { Cart, CartPackingModify } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Sets delivery dates and slots of parcels; null is 指定なし. */
export function modifyPackings(packings: CartPackingModify['packings']): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) => api.PATCH('/v1/carts/packings/modify', { params: version, body: { token, packings } }),
  });
}
