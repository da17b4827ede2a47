import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { newPasswordField } from '../fields/password-fields.ts';
import { questionAnswerField } from '../fields/question-fields.ts';

/** A forgotten password is set anew, by the mailed link and the answer to the security question (spec §4 "Reminder"). */
export const reminderPasswordForm = defineForm('reminder-password', [
  questionAnswerField,
  { ...newPasswordField, label: formsCopy.labels.new_password },
]);

/** A forgotten user name is told for the mailed link and the answer. */
export const reminderUsernameForm = defineForm('reminder-username', [questionAnswerField]);
