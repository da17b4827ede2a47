import type { Cart, CartProductsAdd } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Puts products into the cart, opening one when there is none. @throws ApiFailure `cart.product.…` */
export function addProducts(products: CartProductsAdd['products']): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token }) => api.PATCH('/v1/carts/products/add', { body: { token, products }, keepalive: true }),
    isSentToNewCart: true,
  });
}
