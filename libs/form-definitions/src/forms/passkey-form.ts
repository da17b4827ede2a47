import { LIMITS } from '@shop/constants';
import { passkeysCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/password-fields.ts';

/** A new passkey: its name, and the password, since it gives access to the account (P-13). */
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
