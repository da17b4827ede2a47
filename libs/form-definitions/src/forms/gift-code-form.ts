import { socialGiftCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';

const CODE_MAX = 64;

/** The code on the card of a social gift. */
export const giftCodeForm = defineForm('gift-code', [
  {
    name: 'code',
    control: 'text',
    format: 'free-text',
    label: socialGiftCopy.code.label,
    hint: socialGiftCopy.code.hint,
    autoComplete: 'off',
    maxLength: CODE_MAX,
    required: true,
    width: 'medium',
  },
]);
