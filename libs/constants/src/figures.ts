/**
 * Every figure of the specification's §9, in milliseconds unless the name says otherwise. Figures that the
 * specification leaves open are in `limits.ts`.
 */

/** How long the front waits for what a page needs, and how often it looks (spec §9 "Waits"). */
export const WAITS = {
  /** One timeout: the answer is waited for as a promise, which is at most 3 s like 30 steps of 100 ms and never 100 ms late. */
  settings: { timeoutMs: 3000 },
  /** The step is that of the cart's init. */
  cartToken: { timeoutMs: 3000, stepMs: 100 },
  loginCheck: { timeoutMs: 3000, stepMs: 100 },
  pendingTasks: { timeoutMs: 5000, stepMs: 200 },
} as const;

/** Scrolling: the pause before a saved position is restored, the length of an animated scroll (spec §9). */
export const SCROLL = { restoreDelayMs: 500, animationMs: 700 } as const;

/** A page reloads for a missing chunk at most once in this time (spec §8, §9). */
export const CHUNK_RELOAD_GUARD_MS = 60_000;

/** How long the loading bar runs (spec §9). */
export const LOADING_BAR_MS = 5000;

/** A loading state that is shown stays at least this long; no request is delayed (spec §9 "Fetch minimum delay"). */
export const LOADING_MIN_MS = 200;

/** A bearer token is refreshed this much before it expires (spec §9). */
export const TOKEN_REFRESH_EARLY_MS = 5000;

/** Toasts (spec §9). */
export const TOASTS = { position: 'bottom-center', durationMs: 5000, max: 5 } as const;

/** Rows on a page of a list: 10, of products 15 (spec §9). */
export const PAGE_SIZE = { list: 10, products: 15 } as const;

/** Asks for a whole list without paging: messages, banner areas, brands (spec §9). */
export const PER_ALL = 'all';

/** Products kept in the current browse history, newest first (spec §4, §9). */
export const RECENT_HISTORY_MAX = 10;

/** Limit of addresses, cards, memorials and measurements when no x-limit header came (spec §9). */
export const X_LIMIT_DEFAULT = 1;

/** Ending of the cookie that remembers a dismissed message: code + this (spec §9). */
export const MESSAGE_COOKIE_SUFFIX = 'Message';

/** The one currency (spec §1, §9). */
export const CURRENCY = 'JPY';

/** Drawings of the loading spinner, by name: a ring, three dots. */
export type SpinnerName = 'GSpinner0011' | 'GSpinner0012';

/** Sets of cursors, by name: the hand on buttons, the hand on all that can be pressed or chosen. */
export type CursorName = 'GCursor0001' | 'GCursor0002';

/** Names of the default loading spinner and cursor (spec §9). */
export const DEFAULT_SPINNER: SpinnerName = 'GSpinner0011';
export const DEFAULT_CURSOR: CursorName = 'GCursor0001';
