import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/password-fields.ts';
import { emailField } from '../fields/email-field.ts';

/** Another mail address of a member: a link is mailed there. */
export const newEmailForm = defineForm('new-email', [{ ...emailField, label: formsCopy.labels.new_email }]);

/** The mailed link was followed: the password makes the change (P-13). */
export const confirmEmailForm = defineForm('confirm-email', [currentPasswordField]);
