import type { Cart, CartProductsAdd } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { itemOfLine, valueOfItems } from '../track/track-lines.ts';
import { selectCartLines } from './cart.selectors.ts';
import { writeCart } from './write-cart.ts';

type Added = CartProductsAdd['products'];

/** Adds products to the cart, and opens a cart if there is none. @throws ApiFailure `cart.product.…` */
export function addProducts(products: Added): ShopThunk<Cart> {
  return async (dispatch, _getState, { track }) => {
    const cart = await dispatch(
      writeCart({
        send: (api, { token }) => api.PATCH('/v1/carts/products/add', { body: { token, products }, keepalive: true }),
        isSentToNewCart: true,
      }),
    );
    const items = itemsOf(cart, products);
    track('add_to_cart', { items, value: valueOfItems(items) });
    return cart;
  };
}

function itemsOf({ detail }: Cart, added: Added) {
  return added.flatMap(({ key, quantity }) => {
    const line = detail.products.find(({ product_info }) => product_info.key === key);
    return line === undefined ? [] : [itemOfLine(line, quantity)];
  });
}

/**
 * Adds all products of a set to the cart, or none; opens a cart if there is none.
 * @throws ApiFailure `cart.product.…`, with a reason by product key for each product that is not available
 */
export function addSet({ key, quantity }: { readonly key: string; readonly quantity: number }): ShopThunk<Cart> {
  return async (dispatch, getState, { track }) => {
    const before = new Map(selectCartLines(getState()).map((line) => [line.key, line.quantity]));
    const cart = await dispatch(
      writeCart({
        send: (api, { token }) => api.PATCH('/v1/carts/add-set', { body: { token, key, quantity } }),
        isSentToNewCart: true,
      }),
    );
    const items = cart.detail.products.flatMap((line) => {
      const grown = line.quantity - (before.get(line.key) ?? 0);
      return grown > 0 ? [itemOfLine(line, grown)] : [];
    });
    track('add_to_cart', { items, value: valueOfItems(items) });
    return cart;
  };
}
