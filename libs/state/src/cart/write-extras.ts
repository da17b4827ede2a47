import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeLines } from './write-lines.ts';

/** A paid extra of a line: by its product when it is put in, by its own key once it lies there. */
export interface ExtraChange {
  readonly lineKey: string;
  readonly key: string;
  readonly quantity: number;
}

/** Puts a paid extra to a line. @throws ApiFailure with the reason when it cannot be had */
export function addExtra({ lineKey, key, quantity }: ExtraChange): ShopThunk<Cart> {
  return writeLines([{ key: lineKey, quantity: null }], {
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/accessories/add', {
        params: version,
        body: { token, accessories: [{ line_key: lineKey, key, quantity }] },
      }),
  });
}

/** Sets the quantity of a paid extra; of several quick changes the last one is sent. 0 takes it out. */
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
