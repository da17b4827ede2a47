const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lifetimes and counts of everything that proves a person. Milliseconds unless the name says otherwise. */
export const AUTH_LIMITS = {
  /** A bearer token; short, because it is readable by scripts of the page. */
  accessToken: 15 * MINUTE,
  session: 30 * DAY,
  /** A link for support, from the command line to the browser; and the session that it opens. */
  supportLink: 10 * MINUTE,
  supportSession: 60 * MINUTE,
  /** A refreshed token is honoured this much longer, for a second tab that refreshes at the same moment. */
  supersededGrace: 10_000,
  challenge: 10 * MINUTE,
  challengeTries: 5,
  /** What a passkey is asked to sign: as long as the browser waits for a finger. */
  passkeyChallenge: 5 * MINUTE,
  /** A mailed link; longer than a code, since mail servers that greylist hand mail over late. */
  mailedLink: 30 * MINUTE,
  /** The link to an order from its first opening on: time to read and to act, on whatever computer it is. */
  openedOrder: 2 * 60 * MINUTE,
  /** A proven mailbox counts for the registration that follows, however long the form takes. */
  provenMailbox: DAY,
  /** How long a member can look his logins up. */
  loginHistory: 180 * DAY,
  /** Wrong passwords for one account from one address before it is closed (P-11). */
  failuresByAddress: 5,
  /** The same from all addresses together. */
  failuresByAccount: 20,
  failureWindow: 30 * MINUTE,
  lockOut: 30 * MINUTE,
  /** How long a device on which a login succeeded is known again. */
  knownDevice: 180 * DAY,
  /** Consecutive undeliverable mails after which the member is asked to check the mailbox. */
  mailErrors: 3,
} as const;
