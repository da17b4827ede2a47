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
  receiptAddressee: 40,
  searchWord: 100,
  couponCode: 32,
  /** G-02: at most ten characters above the ribbon, three names below it. */
  noshiTitle: 10,
  noshiName: 20,
  noshiNames: 3,
  /** Digits of a mailed one-time code. */
  oneTimeCode: 6,
  /** Pieces of one line, and lines of one cart. */
  lineQuantity: 99,
  cartLines: 50,
  /** Destinations of one cart, addresses of one member. */
  destinations: 20,
  addresses: 50,
} as const;
