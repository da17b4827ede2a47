import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** What somebody does for a living. */
export const jobField: FieldDefinition<'job'> = {
  name: 'job',
  control: 'text',
  format: 'free-text',
  label: formsCopy.labels.job,
  placeholder: formsCopy.placeholders.job,
  autoComplete: 'organization-title',
  maxLength: LIMITS.job,
  required: false,
};
