import type { ApiFailure } from '@shop/api';

/** The server's own words where it gave some: the first message of a field, or the message as a whole. */
export function failureText(failure: ApiFailure, otherwise: string): string {
  return Object.values(failure.errors)[0]?.[0] ?? (failure.message || otherwise);
}
