import type { ReminderPurpose } from '@shop/api';
import type { MailedCodePurpose } from '../auth/mailed-code.queries.ts';

/** The kind of mailed code that each reminder goes by. */
export const codePurposeOf = {
  password: 'password_reminder',
  username: 'username_reminder',
} as const satisfies Record<ReminderPurpose, MailedCodePurpose>;
