import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartLane } from './cart-lane.ts';
import { openCart } from './open-cart.ts';

/** After a login: the guest's cart joins the member's, or the member's own cart comes back. */
export function joinCart(): ShopThunk<void> {
  return runTask(cartLane, () => async (dispatch, getState) => {
    const { token, data } = getState().cart;
    await dispatch(openCart(data?.state === 'decided' ? null : token));
  });
}
