/** The only source of "now" on the server. Injected, so that a test can set any time. */
export interface Clock {
  /** The current instant. Days and cut-offs are computed from it in Asia/Tokyo by `@shop/japanese`. */
  now(): Date;
}
