import type { ReminderPurpose } from '@shop/api';
import type { MailedCodePurpose } from '../auth/mailed-code.queries.ts';

/** The kind of emailed code for each reminder. */
export const codePurposeOf = {
  password: 'password_reminder',
  username: 'username_reminder',
} as const satisfies Record<ReminderPurpose, MailedCodePurpose>;
