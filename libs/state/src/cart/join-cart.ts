import { WAITS } from '@shop/constants';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { waitUntil } from '../tasks/wait-until.ts';
import { cartLane } from './cart-lane.ts';
import { openCart } from './open-cart.ts';

/**
 * After a login: the guest's cart joins the member's, or the member's own cart comes back. A cart that is slow keeps
 * nobody from his page for more than 3 s and comes when it comes (spec §9 "cart token").
 */
export function joinCart(): ShopThunk<void> {
  return async (dispatch) => {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    // a cart that could not be joined is opened by the page that needs it
    dispatch(openOwnCart()).then(end, end);
    await waitUntil(() => isOver, WAITS.cartToken);
  };
}

function openOwnCart(): ShopThunk<void> {
  return runTask(cartLane, () => async (dispatch, getState) => {
    const { token, data } = getState().cart;
    await dispatch(openCart(data?.state === 'decided' ? null : token));
  });
}
