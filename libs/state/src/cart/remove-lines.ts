import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeLines } from './write-lines.ts';

/** Takes lines out of the cart. */
export function removeLines(lineKeys: readonly string[]): ShopThunk<Cart> {
  const lines = lineKeys.map((key) => ({ key, quantity: null }));
  return writeLines(lines, {
    send: (api, { token }) => api.PATCH('/v1/carts/products/delete', { body: { token, keys: [...lineKeys] }, keepalive: true }),
  });
}
