import type { Cart } from '@shop/api';
import { progressSlice } from '../progress/progress.slice.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart, type CartWrite } from './write-cart.ts';

/** Changes lines and shows what is wanted of them while the change is under way. */
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
