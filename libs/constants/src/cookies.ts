/** Names of the readable cookies of the front: host-only, SameSite=Lax (spec §4, §9). */
export const COOKIES = {
  /** The token of the cart (spec §4 "Cart"). */
  cartToken: 'cart_token',
  /** Set while an external payment step is open (spec §4 "Cart"). */
  paymentInProgress: 'payment_in_progress',
} as const;
