import type { ReminderPurpose } from '@shop/api';
import { CAUTION_KEYS, paths, screenPaths } from '@shop/constants';
import { isWithin } from '../screens/is-at.ts';

/** Returns what was forgotten, by the path of the screen. */
export const forgottenAt = (pathname: string): ReminderPurpose =>
  isWithin(pathname, screenPaths.reminderUsername) ? 'username' : 'password';

/** By kind: the URL of the request form, and the cautions of its screens. A new password is confirmed by the login. */
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
