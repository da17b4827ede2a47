import type { operations } from '@shop/api';

const MINUTE = 60_000;

/**
 * How often an action may be done from one address, or on one account, before it is refused for the rest of the window
 * (P-11). Configuration multiplies them all (`RATE_LIMIT_FACTOR`); no header of a request does.
 */
export const RATE_LIMITS = {
  login: { max: 60, windowMs: 30 * MINUTE },
  /** Logins by passkey begun from one IP address; completed ones count as logins. */
  passkeyLogin: { max: 120, windowMs: 30 * MINUTE },
  /** One-time codes for one account: with five tries each, far from the million possible codes. */
  secondFactor: { max: 5, windowMs: 30 * MINUTE },
  verifyLogin: { max: 60, windowMs: 30 * MINUTE },
  /** Password checks of one member before security-relevant changes. */
  currentPassword: { max: 10, windowMs: 30 * MINUTE },
  /**
   * Reminders requested and opened from one IP address, mails to one address, answers to one member's question (P-11,
   * P-14).
   */
  reminderRequest: { max: 25, windowMs: 30 * MINUTE },
  reminderMailbox: { max: 5, windowMs: 30 * MINUTE },
  reminderCheck: { max: 60, windowMs: 30 * MINUTE },
  reminderAnswer: { max: 5, windowMs: 30 * MINUTE },
  /**
   * Links to orders requested from one IP address, mails to one address, keys of such links tried from one IP address.
   */
  orderLinkRequest: { max: 25, windowMs: 30 * MINUTE },
  orderLinkMailbox: { max: 5, windowMs: 30 * MINUTE },
  orderKey: { max: 240, windowMs: 30 * MINUTE },
  /** Browsers that payment services send back, which poll while a payment is open; many phones share an IP address. */
  returnKey: { max: 600, windowMs: 30 * MINUTE },
  supportLogin: { max: 30, windowMs: 30 * MINUTE },
  refresh: { max: 600, windowMs: 30 * MINUTE },
  unlock: { max: 30, windowMs: 30 * MINUTE },
  register: { max: 25, windowMs: 30 * MINUTE },
  /** Keys of schools, and numbers of member cards with a name, tried from one address. */
  schoolKey: { max: 20, windowMs: 30 * MINUTE },
  memberNumber: { max: 10, windowMs: 30 * MINUTE },
  emailVerifyRequest: { max: 25, windowMs: 30 * MINUTE },
  /** Mails to one address, for all requests together. */
  emailVerifyMailbox: { max: 5, windowMs: 30 * MINUTE },
  emailVerifyCheck: { max: 60, windowMs: 30 * MINUTE },
  /** Inquiries from one IP address, and mails about them to one address, which the sender typed. */
  inquiry: { max: 20, windowMs: 30 * MINUTE },
  upload: { max: 30, windowMs: 30 * MINUTE },
  inquiryMailbox: { max: 5, windowMs: 30 * MINUTE },
  productRequest: { max: 30, windowMs: 30 * MINUTE },
  /** Restock requests from one IP address, mails to one address, keys of such mails tried from one IP address. */
  restockRequest: { max: 30, windowMs: 30 * MINUTE },
  restockMailbox: { max: 5, windowMs: 30 * MINUTE },
  restockKey: { max: 240, windowMs: 30 * MINUTE },
  ecommerceEvent: { max: 600, windowMs: MINUTE },
  /** Orders from one address: also the brake on trying out cards (P-06). */
  decideCart: { max: 25, windowMs: 30 * MINUTE },
  /** Saved cards, address files and receipts of one member: each calls another service or exports personal data. */
  cardAdd: { max: 20, windowMs: 30 * MINUTE },
  addressImport: { max: 20, windowMs: 30 * MINUTE },
  addressExport: { max: 60, windowMs: 30 * MINUTE },
  receipt: { max: 60, windowMs: 30 * MINUTE },
  /** Coupon codes tried from one address. */
  cartCoupon: { max: 30, windowMs: 30 * MINUTE },
  /** Tokens of social gifts tried from one address, and addresses entered for one. */
  socialGift: { max: 240, windowMs: 30 * MINUTE },
  /** Mails with a link to one gift that its giver requests. */
  socialGiftLink: { max: 5, windowMs: 30 * MINUTE },
  socialGiftRegister: { max: 20, windowMs: 30 * MINUTE },
  postalCode: { max: 240, windowMs: MINUTE },
} as const;

/** Public operations that cost more than they look, by their ids in the contract: calls from one address. */
export const OPERATION_LIMITS = {
  suggestProducts: { max: 300, windowMs: MINUTE },
  initCart: { max: 120, windowMs: MINUTE },
} as const satisfies Partial<Record<keyof operations, unknown>>;

export type LimitedAction = keyof typeof RATE_LIMITS;
