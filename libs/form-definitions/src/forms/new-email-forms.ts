import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/password-fields.ts';
import { emailField } from '../fields/email-field.ts';

/** A new mail address of a member, to which a link is sent. */
export const newEmailForm = defineForm('new-email', [{ ...emailField, label: formsCopy.labels.new_email }]);

/** The password that confirms the new address after its link was opened (P-13). */
export const confirmEmailForm = defineForm('confirm-email', [currentPasswordField]);
