/** Messages by field path, e.g. `{ 'addresses.0.postal_code': ['…'] }`. Japanese, ready to be shown. */
export type FieldErrors = Record<string, string[]>;

export interface ShopErrorOptions {
  /** Messages by field, for bad input. */
  errors?: FieldErrors;
  /** What the answer carries besides code and message, e.g. the current cart of a 409. */
  details?: Record<string, unknown>;
  /** Seconds after which a new try makes sense (rate limit, maintenance). */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * A refusal the shop has foreseen. `code` is dotted and stable (`product.not_found`), `message` is Japanese and may be
 * shown to the shopper. It knows no HTTP: `http/error-reply.ts` maps the kinds to statuses, once.
 */
export abstract class ShopError extends Error {
  abstract readonly kind: string;
  readonly code: string;
  readonly errors: FieldErrors | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, message: string, options: ShopErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.errors = options.errors;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
