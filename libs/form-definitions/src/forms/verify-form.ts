import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';

/** The one-time code of the second factor. */
export const verifyForm = defineForm('verify', [
  {
    name: 'verify_code',
    control: 'text',
    format: 'digits',
    label: formsCopy.labels.verify_code,
    placeholder: formsCopy.placeholders.verify_code,
    hint: formsCopy.hints.verify_code,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    minLength: LIMITS.oneTimeCode,
    maxLength: LIMITS.oneTimeCode,
    width: 'medium',
    required: true,
  },
]);
