import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** The current password, required before changes that affect access to the account (P-13). */
export const currentPasswordField = {
  name: 'current_password',
  control: 'password',
  format: 'secret',
  label: formsCopy.labels.current_password,
  placeholder: formsCopy.placeholders.password,
  autoComplete: 'current-password',
  maxLength: LIMITS.passwordMax,
  required: true,
} as const satisfies FieldDefinition<'current_password'>;

/** A new password; its rules are shown before it is typed. */
export const newPasswordField = {
  name: 'password',
  control: 'password',
  format: 'secret',
  label: formsCopy.labels.password,
  placeholder: formsCopy.placeholders.new_password(LIMITS.passwordMin),
  hint: formsCopy.hints.password(LIMITS.passwordMin),
  autoComplete: 'new-password',
  minLength: LIMITS.passwordMin,
  maxLength: LIMITS.passwordMax,
  required: true,
} as const satisfies FieldDefinition<'password'>;
