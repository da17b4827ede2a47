import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';

/** Login, without format rules, since the values already exist. */
export const loginForm = defineForm('login', [
  {
    name: 'username',
    control: 'text',
    format: 'free-text',
    label: formsCopy.labels.login_username,
    placeholder: formsCopy.placeholders.username,
    autoComplete: 'username',
    inputMode: 'email',
    maxLength: LIMITS.username,
    required: true,
  },
  {
    name: 'password',
    control: 'password',
    format: 'secret',
    label: formsCopy.labels.password,
    placeholder: formsCopy.placeholders.password,
    autoComplete: 'current-password',
    maxLength: LIMITS.passwordMax,
    required: true,
  },
]);
