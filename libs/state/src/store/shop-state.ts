import type { AddressState } from '../address/address.slice.ts';
import type { AuthState } from '../auth/auth.slice.ts';
import type { BaseState } from '../base/base.slice.ts';
import type { CartState } from '../cart/cart.slice.ts';
import type { FavouriteState } from '../favourite/favourite.slice.ts';
import type { HistoryState } from '../history/history.slice.ts';
import type { ProgressState } from '../progress/progress.slice.ts';
import type { UserState } from '../user/user.slice.ts';

/** State that several pages share. Page data is in loaders, filters are in the URL, drafts in the forms. */
export interface ShopState {
  auth: AuthState;
  cart: CartState;
  base: BaseState;
  history: HistoryState;
  address: AddressState;
  favourite: FavouriteState;
  user: UserState;
  progress: ProgressState;
}
