import { NEWSLETTER_VALUES } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** Opt-in: promotional mail is sent only with consent (L-38). */
export const newsletterField: FieldDefinition<'newsletter'> = {
  name: 'newsletter',
  control: 'radio',
  format: 'free-text',
  label: formsCopy.labels.newsletter,
  hint: formsCopy.hints.newsletter,
  options: NEWSLETTER_VALUES.map((value) => ({ value, label: formsCopy.options.newsletter[value] })),
  initial: '0',
  required: true,
};
