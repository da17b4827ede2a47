import { normaliseEmail } from '@shop/japanese';

/** The form in which mail addresses are compared: one account for each mailbox, however its letters were typed. */
export function foldEmail(email: string): string {
  return normaliseEmail(email).toLowerCase();
}
