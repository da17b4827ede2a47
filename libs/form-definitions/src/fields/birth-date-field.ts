import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** Date of birth. */
export const birthDateField: FieldDefinition<'birth_date'> = {
  name: 'birth_date',
  control: 'birth-date',
  format: 'birth-date',
  label: formsCopy.labels.birth_date,
  hint: formsCopy.hints.birth_date,
  autoComplete: 'bday',
  required: true,
};
