import type { ShopSyncThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';
import { recallPayment } from './payment-memory.ts';

/** Shows the cart that was saved before an outside payment step until the server's arrives (spec §4). */
export function restoreCart(): ShopSyncThunk<boolean> {
  return (dispatch, getState, { environment }) => {
    const preserved = recallPayment(environment);
    if (preserved === null || preserved.cart.token !== getState().cart.token) return false;
    dispatch(cartSlice.actions.cartArrived(preserved.cart));
    dispatch(cartSlice.actions.orderDecided({ decision: preserved.decision, token: preserved.cart.token }));
    return true;
  };
}
