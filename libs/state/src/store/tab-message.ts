import type { Cart } from '@shop/api';
import type { SharedSession } from '../auth/auth.slice.ts';
import type { SentDecision } from '../cart/decision-memory.ts';

/** What one tab of the shop tells the others. */
export type TabMessage =
  | { type: 'session'; session: SharedSession }
  /** `isLost`: nobody logged out, the session ended: the person may log in again and go on where he was. */
  | { type: 'loggedOut'; keepsCart: boolean; isLost: boolean }
  | { type: 'cart'; cart: Cart }
  | { type: 'decision'; sent: SentDecision | null };
