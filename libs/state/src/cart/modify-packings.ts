import type { Cart, CartPackingModify } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { trackCart } from '../track/track-cart.ts';
import { writeCart } from './write-cart.ts';

/** Sets delivery dates and slots of parcels; null is 指定なし. */
export function modifyPackings(packings: CartPackingModify['packings']): ShopThunk<Cart> {
  return async (dispatch) => {
    const cart = await dispatch(
      writeCart({
        isChoice: true,
        send: (api, { token, version }) =>
          api.PATCH('/v1/carts/packings/modify', { params: version, body: { token, packings } }),
      }),
    );
    const zones = new Set(cart.quote.parcels.map(({ zone }) => zone));
    dispatch(trackCart('add_shipping_info', { shipping_tier: [...zones].join(',') }));
    return cart;
  };
}
