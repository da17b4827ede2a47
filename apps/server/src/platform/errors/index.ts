/** Messages by field path, e.g. `{ 'addresses.0.postal_code': ['…'] }`. Japanese, ready to be shown. */
export type FieldErrors = Record<string, string[]>;

export interface ShopErrorOptions {
  /** Messages by field, for bad input. */
  errors?: FieldErrors;
  /** What the answer contains besides code and message, e.g. the current cart of a 409. */
  details?: Record<string, unknown>;
  /** Seconds after which a retry makes sense (rate limit, maintenance). */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * An expected refusal. `code` is dotted and stable (`product.not_found`), `message` is Japanese and may be shown to the
 * shopper; `http/error-reply.ts` maps the kinds to HTTP statuses.
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

/** The state has changed since the shopper saw it; `details` contains the current one. */
export class ConflictError extends ShopError {
  readonly kind = 'conflict' as const;
}

/** The person is known and may not do this. */
export class ForbiddenError extends ShopError {
  readonly kind = 'forbidden' as const;
}

/** It existed and is no longer valid: a used or expired link. */
export class GoneError extends ShopError {
  readonly kind = 'gone' as const;
}

/** The input breaks a rule; `errors` has the messages by field. Nothing was changed. */
export class InvalidInputError extends ShopError {
  readonly kind = 'invalid_input' as const;
}

/** It does not exist, or not for this person (another member's order is "not found" too, P-17). */
export class NotFoundError extends ShopError {
  readonly kind = 'not_found' as const;
}

/** Too many tries; `retryAfterSeconds` is the time until the next one is allowed. */
export class RateLimitedError extends ShopError {
  readonly kind = 'rate_limited' as const;
}

/** The body is of a kind the operation does not take. */
export class UnsupportedMediaTypeError extends ShopError {
  readonly kind = 'unsupported_media_type' as const;

  constructor(accepted: readonly string[]) {
    super(
      'request.media_type',
      accepted.length > 0 ? `送信形式は ${accepted.join('、')} にしてください。` : 'この操作は本文を受け取りません。',
    );
  }
}

/** The access token is missing (`auth.required`) or no longer valid (`auth.expired`). */
export class UnauthenticatedError extends ShopError {
  readonly kind = 'unauthenticated' as const;
}

/** The shop, or a service that it needs, cannot answer now; `retryAfterSeconds` says when to try again. */
export class UnavailableError extends ShopError {
  readonly kind = 'unavailable' as const;
}

/** Every kind of refusal, so that the mapping to statuses is exhaustive. */
export type KnownError =
  | ConflictError
  | ForbiddenError
  | GoneError
  | InvalidInputError
  | NotFoundError
  | RateLimitedError
  | UnauthenticatedError
  | UnavailableError
  | UnsupportedMediaTypeError;
