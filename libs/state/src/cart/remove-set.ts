import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { itemOfLine, valueOfItems } from '../track/track-lines.ts';
import { selectCartLines } from './cart.selectors.ts';
import { writeLines } from './write-lines.ts';

/** Takes a set of the shop out of the cart whole; what else lies in its lines stays. */
export function removeSet({
  key,
  lineKeys,
}: {
  readonly key: string;
  readonly lineKeys: readonly string[];
}): ShopThunk<Cart> {
  return async (dispatch, getState, { track }) => {
    const before = selectCartLines(getState()).filter((line) => lineKeys.includes(line.key));
    const cart = await dispatch(
      writeLines(
        lineKeys.map((lineKey) => ({ key: lineKey, quantity: null })),
        {
          isChoice: true,
          send: (api, { token }) => api.PATCH('/v1/carts/delete-set', { body: { token, key }, keepalive: true }),
        },
      ),
    );
    const left = new Map(cart.detail.products.map((line) => [line.key, line.quantity]));
    const items = before.map((line) => itemOfLine(line, line.quantity - (left.get(line.key) ?? 0)));
    track('remove_from_cart', { items, value: valueOfItems(items) });
    return cart;
  };
}
