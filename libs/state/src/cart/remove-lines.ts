import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { itemOfLine, valueOfItems } from '../track/track-lines.ts';
import { selectCartLines } from './cart.selectors.ts';
import { writeLines } from './write-lines.ts';

/** Takes lines out of the cart. */
export function removeLines(lineKeys: readonly string[]): ShopThunk<Cart> {
  return async (dispatch, getState, { track }) => {
    const gone = selectCartLines(getState()).filter(({ key }) => lineKeys.includes(key));
    const cart = await dispatch(
      writeLines(
        lineKeys.map((key) => ({ key, quantity: null })),
        {
          isChoice: true,
          send: (api, { token }) =>
            api.PATCH('/v1/carts/products/delete', { body: { token, keys: [...lineKeys] }, keepalive: true }),
        },
      ),
    );
    const items = gone.map((line) => itemOfLine(line));
    track('remove_from_cart', { items, value: valueOfItems(items) });
    return cart;
  };
}
