/** An event that the shell handles: the store has neither router nor toasts. */
export type ShopEvent =
  /** The cart has expired: on a cart page show the message as an error toast and go to /cart/ (spec §8). */
  | { type: 'cartExpired'; message: string }
  /** Go to `to`: /login/ or /login/?re=1 (spec §4, §8). */
  | { type: 'sessionLost'; to: string }
  /** The member logged out, here or in another tab; drafts are to be cleared. */
  | { type: 'loggedOut'; isOtherTab: boolean }
  /** The shown member is no longer logged in: typed values are to be cleared and the document reloaded. */
  | { type: 'memberChanged' }
  /** A member other than the previous one has logged in; drafts are to be cleared. */
  | { type: 'memberReplaced' }
  /** An order was placed; drafts are to be cleared. */
  | { type: 'orderPlaced'; orderId: string }
  /** Go to /maintenance/. */
  | { type: 'maintenance' }
  /** Show the unknown-channel layout. */
  | { type: 'channelInvalid' };
