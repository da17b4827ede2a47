import { GENDER_VALUES } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** Gender, which nobody has to tell (spec §3 "Option lists"). */
export const genderField: FieldDefinition<'gender'> = {
  name: 'gender',
  control: 'radio',
  format: 'free-text',
  label: formsCopy.labels.gender,
  options: GENDER_VALUES.map((value) => ({ value, label: formsCopy.options.gender[value] })),
  required: false,
};
