import type { SubmitOutcome } from '@shop/forms';

/** Runs the change of a form and returns the server's refusal to the form. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<SubmitOutcome> {
  try {
    await work();
    return { ok: true };
  } catch (error) {
    // Part of the code that every page loads after hydration; a form must not load it before.
    const { refusedOutcome } = await import('./failure-message-of.ts');
    return refusedOutcome(error);
  }
}
