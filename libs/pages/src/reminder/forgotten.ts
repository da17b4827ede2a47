import type { ReminderPurpose } from '@shop/api';
import { CAUTION_KEYS, paths } from '@shop/constants';

/** What was forgotten, told by the address of the screen. */
export const forgottenAt = (pathname: string): ReminderPurpose =>
  pathname.startsWith(paths.reminderUsername()) ? 'username' : 'password';

/** Of each kind: where its link is asked for, and the shop's words on its two screens. */
export const forgotten = {
  password: { href: paths.reminder(), caution: CAUTION_KEYS.reminder, resetCaution: CAUTION_KEYS.reminderReset },
  username: {
    href: paths.reminderUsername(),
    caution: CAUTION_KEYS.reminderUsername,
    resetCaution: CAUTION_KEYS.reminderUsernameReset,
  },
} as const;
