import type { Cart, CartProductsAdd } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { itemOfLine, valueOfItems } from '../track/track-lines.ts';
import { writeCart } from './write-cart.ts';

type Added = CartProductsAdd['products'];

/** Puts products into the cart, opening one when there is none. @throws ApiFailure `cart.product.…` */
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
