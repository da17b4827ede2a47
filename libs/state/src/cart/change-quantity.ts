import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeLines } from './write-lines.ts';

/** Sets the quantity of a line; of several quick changes the last one is sent. 0 takes the line out. */
export function changeQuantity({ lineKey: key, quantity }: { lineKey: string; quantity: number }): ShopThunk<Cart> {
  return writeLines([{ key, quantity }], {
    send: (api, { token }) =>
      api.PATCH('/v1/carts/products/modify', { body: { token, products: [{ key, quantity }] }, keepalive: true }),
    isChoice: true,
    collapseKey: `quantity ${key}`,
  });
}
