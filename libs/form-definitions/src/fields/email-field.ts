import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** An e-mail address, typed once (F-10). */
export const emailField: FieldDefinition<'email'> = {
  name: 'email',
  control: 'email',
  format: 'email',
  label: formsCopy.labels.email,
  placeholder: formsCopy.placeholders.email,
  hint: formsCopy.hints.email,
  autoComplete: 'email',
  inputMode: 'email',
  maxLength: LIMITS.email,
  required: true,
};
