/** Something the shell acts on: the store knows neither router nor toasts. */
export type ShopEvent =
  /** The cart ran out: on a cart page show the message as an error toast and go to /cart/ (spec §8). */
  | { type: 'cartExpired'; message: string }
  /** Go to `to`: /login/ or /login/?re=1 (spec §4, §8). */
  | { type: 'sessionLost'; to: string }
  /** The person logged out here or in another tab; drafts are to be cleared. */
  | { type: 'loggedOut'; isOtherTab: boolean }
  /** Another member, or nobody, is logged in than the one this document shows: what was typed is to be cleared and the document left. */
  | { type: 'memberChanged' }
  /** Another member than before has logged in here; drafts are to be cleared. */
  | { type: 'memberReplaced' }
  /** An order was placed; drafts are to be cleared. */
  | { type: 'orderPlaced'; orderId: string }
  /** Go to /maintenance/. */
  | { type: 'maintenance' }
  /** Show the unknown-channel layout. */
  | { type: 'channelInvalid' };
