import type { Cart, CartShippingAdd, CartShippingModify, CartPackingModify, CartSocialReceiver } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';
import { trackCart } from '../track/track-cart.ts';

/** Adds a destination: a member's address by id, or an address. */
export function addShipping(shipping: Omit<CartShippingAdd, 'token'>): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/shippings/add', { params: version, body: { token, ...shipping } }),
  });
}

/** Changes address, sender, noshi, wrapping or message of a destination, or removes it. */
export function modifyShipping(change: Omit<CartShippingModify, 'token'>): ShopThunk<Cart> {
  // A form saves the typed values itself, and the shopper submits it again.
  const isTyped = change.address !== undefined || change.user_address_id !== undefined || Boolean(change.sender);
  return writeCart({
    isChoice: !isTyped,
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/shippings/modify', { params: version, body: { token, ...change } }),
  });
}

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

/** Resets the cart to one destination. */
export function resetShippings({ isRemovingAddress }: { isRemovingAddress: boolean }): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/shippings/reset', {
        params: version,
        body: { token, is_removing_address: isRemovingAddress },
      }),
  });
}

/** Turns a destination into a social gift: its receiver enters the address. */
export function setSocialReceiver(change: Omit<CartSocialReceiver, 'token'>): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/social/receiver', { params: version, body: { token, ...change } }),
  });
}
