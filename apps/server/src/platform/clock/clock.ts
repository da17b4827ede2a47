/** The only source of "now" on the server. Injected, so that a test can stand at any moment. */
export interface Clock {
  /** The present instant. Days and cut-offs are computed from it in Asia/Tokyo by `@shop/japanese`. */
  now(): Date;
}
