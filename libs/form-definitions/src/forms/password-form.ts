import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { currentPasswordField, newPasswordField } from '../fields/password-fields.ts';

/** The current password and a new one (P-10). */
export const passwordForm = defineForm('password', [
  currentPasswordField,
  { ...newPasswordField, label: formsCopy.labels.new_password },
]);
