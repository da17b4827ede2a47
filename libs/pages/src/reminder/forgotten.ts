import type { ReminderPurpose } from '@shop/api';
import { CAUTION_KEYS, paths, screenPaths } from '@shop/constants';
import { isWithin } from '../screens/is-at.ts';

/** What was forgotten, told by the address of the screen. */
export const forgottenAt = (pathname: string): ReminderPurpose =>
  isWithin(pathname, screenPaths.reminderUsername) ? 'username' : 'password';

/** Of each kind: where its link is asked for, and the shop's words on its screens; a new password is confirmed by the login itself. */
export const forgotten = {
  password: {
    href: paths.reminder(),
    caution: CAUTION_KEYS.reminder,
    resetCaution: CAUTION_KEYS.reminderReset,
    cautionShown: null,
  },
  username: {
    href: paths.reminderUsername(),
    caution: CAUTION_KEYS.reminderUsername,
    resetCaution: CAUTION_KEYS.reminderUsernameReset,
    cautionShown: CAUTION_KEYS.reminderUsernameConfirm,
  },
} as const;
