/** Names of the readable cookies of the front: host-only, SameSite=Lax (spec §4, §9). */
export const COOKIES = {
  /** The token of the cart (spec §4 "Cart"). */
  cartToken: 'cart_token',
  /** Set while an external payment step is open (spec §4 "Cart"). */
  paymentInProgress: 'payment_in_progress',
  /** The token of a preview, for all pages and calls of the browser; HttpOnly. Also the parameter of its link. */
  preview: 'preview',
  /** Whether others may be told of the reader: of what was asked, the answer and its day; nothing that could tell who (L-40). */
  consent: 'consent',
} as const;

/** Days that the cart token is stored. */
export const CART_COOKIE_DAYS = 30;

/** Days until a reader who has agreed to it, or not, is asked again. */
export const CONSENT_DAYS = 180;
