import type { ApiFailure } from '@shop/api';

/** Returns the server's message, that of a field first; `otherwise` if it sent none. */
export function failureText(failure: ApiFailure, otherwise: string): string {
  return Object.values(failure.errors)[0]?.[0] ?? (failure.message || otherwise);
}
