import { ApiFailure } from '@shop/api';
import type { SubmitOutcome } from '@shop/forms';
import { failureText } from './failure-text.ts';

/** Returns the message of a failed request. @throws an error that is no `ApiFailure` */
export function failureMessageOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiFailure)) throw error;
  return failureText(error, otherwise);
}

/** The server's refusal as a form shows it. @throws whatever is none */
export function refusedOutcome(error: unknown): SubmitOutcome {
  if (!(error instanceof ApiFailure) || error.kind !== 'http') throw error;
  return { ok: false, message: error.message, errors: error.errors };
}
