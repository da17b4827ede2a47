import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** Company or body; a parcel to it is addressed 御中 when no person is named (F-15). */
export const companyField: FieldDefinition<'company_name'> = {
  name: 'company_name',
  control: 'text',
  format: 'name',
  label: formsCopy.labels.company_name,
  placeholder: formsCopy.placeholders.company_name,
  autoComplete: 'organization',
  maxLength: LIMITS.companyName,
  required: false,
};
