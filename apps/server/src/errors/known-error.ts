import type { ConflictError } from './conflict-error.ts';
import type { ForbiddenError } from './forbidden-error.ts';
import type { GoneError } from './gone-error.ts';
import type { InvalidInputError } from './invalid-input-error.ts';
import type { NotFoundError } from './not-found-error.ts';
import type { RateLimitedError } from './rate-limited-error.ts';
import type { UnauthenticatedError } from './unauthenticated-error.ts';
import type { UnavailableError } from './unavailable-error.ts';
import type { UnsupportedMediaTypeError } from './unsupported-media-type-error.ts';

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
