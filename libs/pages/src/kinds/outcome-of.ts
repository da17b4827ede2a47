import { ApiFailure } from '@shop/api';
import type { SubmitOutcome } from '@shop/forms';

/** Does a change that a form asked for and gives the server's refusal back to the form. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<SubmitOutcome> {
  try {
    await work();
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind !== 'http') throw error;
    return { ok: false, message: error.message, errors: error.errors };
  }
}
