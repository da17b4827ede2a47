const MINUTE = 60_000;

/**
 * How often an action may be done from one address, or on one account, before it is refused for the rest of the window
 * (P-11). Configuration multiplies them all (`RATE_LIMIT_FACTOR`); no header of a request does.
 */
export const RATE_LIMITS = {
  login: { max: 60, windowMs: 30 * MINUTE },
  /** Mailed codes for one account: with five tries each, far from the million codes there are. */
  secondFactor: { max: 5, windowMs: 30 * MINUTE },
  verifyLogin: { max: 60, windowMs: 30 * MINUTE },
  refresh: { max: 600, windowMs: 30 * MINUTE },
  unlock: { max: 30, windowMs: 30 * MINUTE },
  register: { max: 25, windowMs: 30 * MINUTE },
  emailVerifyRequest: { max: 25, windowMs: 30 * MINUTE },
  /** Mails to one mailbox, whoever asks for them. */
  emailVerifyMailbox: { max: 5, windowMs: 30 * MINUTE },
  emailVerifyCheck: { max: 60, windowMs: 30 * MINUTE },
  ecommerceEvent: { max: 600, windowMs: MINUTE },
  /** Orders from one address: also the brake on trying out cards (P-06). */
  decideCart: { max: 25, windowMs: 30 * MINUTE },
  /** Coupon codes tried from one address. */
  cartCoupon: { max: 30, windowMs: 30 * MINUTE },
  postalCode: { max: 240, windowMs: MINUTE },
} as const;

export type LimitedAction = keyof typeof RATE_LIMITS;
