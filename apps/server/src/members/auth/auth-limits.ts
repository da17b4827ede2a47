const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lifetimes and limits of authentication, in milliseconds unless the name says otherwise. */
export const AUTH_LIMITS = {
  /** An access token; short, because scripts of the page can read it. */
  accessToken: 15 * MINUTE,
  session: 30 * DAY,
  /** A link for support, from the command line to the browser; and the session that it opens. */
  supportLink: 10 * MINUTE,
  supportSession: 60 * MINUTE,
  /** A refreshed token is honoured this much longer, for a second tab that refreshes at the same moment. */
  supersededGrace: 10_000,
  challenge: 10 * MINUTE,
  challengeTries: 5,
  /** The challenge for a passkey: as long as the browser waits for the user. */
  passkeyChallenge: 5 * MINUTE,
  /** An emailed link; longer than a code, since mail servers with greylisting delay mail. */
  mailedLink: 30 * MINUTE,
  /** The link to an order after it is first opened: time to read and to act, on any device. */
  openedOrder: 2 * 60 * MINUTE,
  /** A proven address is valid for the registration that follows, however long the form takes. */
  provenMailbox: DAY,
  /** How long logins are in the member's history. */
  loginHistory: 180 * DAY,
  /** Wrong passwords for one account from one address before it is closed (P-11). */
  failuresByAddress: 5,
  /** The same from all addresses together. */
  failuresByAccount: 20,
  failureWindow: 30 * MINUTE,
  lockOut: 30 * MINUTE,
  /** How long a device of a successful login is recognised. */
  knownDevice: 180 * DAY,
  /** Consecutive undeliverable mails after which the member must check the address. */
  mailErrors: 3,
} as const;
