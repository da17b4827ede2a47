import type { Cart, CartProductsDivide } from '@shop/api';
import { progressSlice } from '../progress/progress.slice.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart, type CartWrite } from './write-cart.ts';
import { itemOfLine, valueOfItems } from '../track/track-lines.ts';
import { selectCartLines } from './cart.selectors.ts';

/** Changes lines; shows the requested quantities while the request is pending. */
export function writeLines(
  lines: readonly { key: string; quantity: number | null }[],
  write: CartWrite,
): ShopThunk<Cart> {
  return async (dispatch) => {
    for (const { key, quantity } of lines) dispatch(progressSlice.actions.lineWriteStarted({ lineKey: key, quantity }));
    try {
      return await dispatch(writeCart(write));
    } finally {
      for (const { key } of lines) dispatch(progressSlice.actions.lineWriteEnded(key));
    }
  };
}

/**
 * Sets the quantity of a line, or removes it with 0; of several quick changes the last one is sent. What was added or
 * removed is reported after the answer.
 */
export function changeQuantity({ lineKey: key, quantity }: { lineKey: string; quantity: number }): ShopThunk<Cart> {
  return (dispatch, getState, { track }) => {
    // Reports only the sent request: of several quick changes, the last.
    const report = () => {
      const line = selectCartLines(getState()).find((one) => one.key === key);
      if (!line || line.quantity === quantity) return;
      const items = [itemOfLine(line, Math.abs(quantity - line.quantity))];
      track(quantity > line.quantity ? 'add_to_cart' : 'remove_from_cart', { items, value: valueOfItems(items) });
    };
    return dispatch(
      writeLines([{ key, quantity }], {
        send: async (api, { token }) => {
          const answer = await api.PATCH('/v1/carts/products/modify', {
            body: { token, products: [{ key, quantity }] },
            keepalive: true,
          });
          report();
          return answer;
        },
        isChoice: true,
        collapseKey: `quantity ${key}`,
      }),
    );
  };
}

/** Removes lines from the cart. */
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

/** Removes a whole set from the cart; units of its lines that do not belong to the set remain. */
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

/** A paid extra of a line. `key` is that of its product when it is added, afterwards that of the extra in the cart. */
export interface ExtraChange {
  readonly lineKey: string;
  readonly key: string;
  readonly quantity: number;
}

/** Adds a paid extra to a line. @throws ApiFailure with the reason if it is not available */
export function addExtra({ lineKey, key, quantity }: ExtraChange): ShopThunk<Cart> {
  return writeLines([{ key: lineKey, quantity: null }], {
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/accessories/add', {
        params: version,
        body: { token, accessories: [{ line_key: lineKey, key, quantity }] },
      }),
  });
}

/** Sets the quantity of a paid extra; of several quick changes only the last is sent. 0 removes it. */
export function changeExtra({ lineKey, key, quantity }: ExtraChange): ShopThunk<Cart> {
  return writeLines([{ key: lineKey, quantity: null }], {
    send: (api, { token }) =>
      quantity === 0
        ? api.PATCH('/v1/carts/accessories/delete', { body: { token, keys: [key] }, keepalive: true })
        : api.PATCH('/v1/carts/accessories/modify', {
            body: { token, accessories: [{ key, quantity }] },
            keepalive: true,
          }),
    isChoice: true,
    collapseKey: `extra ${key}`,
  });
}

/** Divides lines among destinations. */
export function divideProducts(products: CartProductsDivide['products']): ShopThunk<Cart> {
  return writeCart({
    isChoice: true,
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/products/divide', { params: version, body: { token, products } }),
  });
}
