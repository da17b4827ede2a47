import { DRAFT_PREFIX } from '@shop/forms/drafts';

/** A code that was mailed, and what it turns the second factor to. */
export interface AskedCode {
  readonly isOn: boolean;
  readonly challenge: string;
}

const NAME = `${DRAFT_PREFIX}second-factor`;

/**
 * What waits for its code. The mail is often read in another app, and the page is loaded anew when the person comes back; it
 * ends with the tab and goes with the drafts.
 */
export function readAskedCode(): AskedCode | null {
  // Written by the function below alone.
  return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as AskedCode | null;
}

/** Keeps what waits for its code; null forgets it. */
export function keepAskedCode(asked: AskedCode | null): void {
  if (asked === null) sessionStorage.removeItem(NAME);
  else sessionStorage.setItem(NAME, JSON.stringify(asked));
}
