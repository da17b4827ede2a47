import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** A password that is chosen now; its rules are said before it is typed. */
export const newPasswordField = {
  name: 'password',
  control: 'password',
  format: 'secret',
  label: formsCopy.labels.password,
  hint: formsCopy.hints.password(LIMITS.passwordMin),
  autoComplete: 'new-password',
  minLength: LIMITS.passwordMin,
  maxLength: LIMITS.passwordMax,
  required: true,
} as const satisfies FieldDefinition<'password'>;
