import { LINE_QUANTITY_MAX, SEARCH_WORD_MAX } from './browse-limits.ts';

/** How long what was taken out of a list can be put back with one press. */
export const UNDO = { durationMs: 10_000 } as const;

/** The shop is told of goods of which so few pieces are left: about what one cart may hold. */
export const STOCK_NOTICE = { below: 5 } as const;

/** What becomes of a part of a yen of tax in this shop (L-24). */
export const TAX_ROUNDING = 'floor';

/** Lengths and counts that the specification leaves to us. Text lengths count code points (F-03). */
export const LIMITS = {
  /** One part of a name; F-03 asks for at least 25. */
  name: 50,
  nameKana: 50,
  email: 254,
  /** P-10: a single-factor password has at least 15 characters, and 64 must be possible. */
  passwordMin: 15,
  passwordMax: 128,
  username: 254,
  city: 50,
  address1: 100,
  address2: 100,
  job: 50,
  securityAnswer: 100,
  companyName: 80,
  giftMessage: 200,
  orderNote: 500,
  orderNo: 20,
  inquiryBody: 2000,
  receiptAddressee: 40,
  cancelReason: 400,
  requestNote: 500,
  searchWord: SEARCH_WORD_MAX,
  couponCode: 32,
  /** G-02: at most ten characters above the ribbon, three names below it. */
  noshiTitle: 10,
  noshiName: 20,
  noshiNames: 3,
  /** Digits of a mailed one-time code. */
  oneTimeCode: 6,
  /** Pieces of one line, and lines of one cart. */
  lineQuantity: LINE_QUANTITY_MAX,
  cartLines: 50,
  /** Kinds of paid extras beside one line. */
  lineAccessories: 20,
  /** Destinations of one cart, addresses of one member. */
  destinations: 20,
  addresses: 50,
  /** Cards that one member keeps on a channel. */
  cards: 10,
  /** Passkeys of one member on a channel, and what he calls one. */
  passkeys: 10,
  passkeyName: 40,
  /** Days of the year that one member is reminded of. */
  memorials: 50,
  /** Products on a list of favourites; products and words that are remembered of one member. */
  favourites: 100,
  productHistories: 100,
  searchHistories: 50,
  /** Entries of the body measurements of one member. */
  measurements: 40,
  /** Digits of a customer's member card. */
  memberNumber: 10,
  schoolKey: 20,
  schoolClass: 40,
} as const;
