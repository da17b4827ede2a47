import type { Cart, CartProductsDivide } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Spreads lines over destinations: rows of the matrix. */
export function divideProducts(products: CartProductsDivide['products']): ShopThunk<Cart> {
  return writeCart({
    isChoice: true,
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/products/divide', { params: version, body: { token, products } }),
  });
}
