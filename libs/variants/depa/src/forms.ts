import { LIMITS } from '@shop/constants';
import type { FormOverrides } from '@shop/form-definitions';
import { words } from './texts.ts';

/** The registration has a field for the number of the store's card, which is optional. */
export const forms: FormOverrides = {
  register: {
    added: [
      {
        name: 'member_number',
        control: 'text',
        format: 'digits',
        label: words.forms.memberNumber,
        placeholder: '1234567890',
        hint: words.forms.memberNumberHint,
        inputMode: 'numeric',
        minLength: LIMITS.memberNumber,
        maxLength: LIMITS.memberNumber,
        width: 'medium',
        required: false,
      },
    ],
  },
};
