import { LIMITS } from '@shop/constants';
import { passkeysCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/password-fields.ts';

/** A passkey that is added: what it shall be called, and the password, since it opens the account (P-13). */
export const passkeyForm = defineForm('passkey', [
  {
    name: 'name',
    control: 'text',
    format: 'free-text',
    label: passkeysCopy.name,
    hint: passkeysCopy.nameHint,
    autoComplete: 'off',
    maxLength: LIMITS.passkeyName,
    width: 'medium',
    required: true,
  },
  currentPasswordField,
]);
