import type { Cart } from '@shop/api';
import type { SharedSession } from '../auth/auth.slice.ts';

/** What one tab of the shop tells the others. */
export type TabMessage =
  | { type: 'session'; session: SharedSession }
  | { type: 'loggedOut'; keepsCart: boolean }
  | { type: 'cart'; cart: Cart };
