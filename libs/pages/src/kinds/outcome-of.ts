import type { SubmitOutcome } from '@shop/forms';

/** Does a change that a form asked for and gives the server's refusal back to the form. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<SubmitOutcome> {
  try {
    await work();
    return { ok: true };
  } catch (error) {
    // Comes with what every page gets once it stands; a form must not fetch all that before it.
    const { refusedOutcome } = await import('./failure-message-of.ts');
    return refusedOutcome(error);
  }
}
