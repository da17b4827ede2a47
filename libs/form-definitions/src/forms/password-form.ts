import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { newPasswordField } from '../fields/new-password-field.ts';

const { labels } = formsCopy;

/** The present password and a new one (P-10). */
export const passwordForm = defineForm('password', [
  {
    name: 'current_password',
    control: 'password',
    format: 'secret',
    label: labels.current_password,
    autoComplete: 'current-password',
    maxLength: LIMITS.passwordMax,
    required: true,
  },
  { ...newPasswordField, label: labels.new_password },
]);
