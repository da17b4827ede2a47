import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { newPasswordField } from '../fields/password-fields.ts';
import { questionAnswerField } from '../fields/question-fields.ts';

/** A new password after a forgotten one, by the mailed link and the security answer (spec §4 "Reminder"). */
export const reminderPasswordForm = defineForm('reminder-password', [
  questionAnswerField,
  { ...newPasswordField, label: formsCopy.labels.new_password },
]);

/** The security answer that, with the mailed link, discloses a forgotten user name. */
export const reminderUsernameForm = defineForm('reminder-username', [questionAnswerField]);
