import { SECURITY_QUESTION_VALUES } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** The security question (spec §3 "Option lists"). */
export const questionField: FieldDefinition<'question_ct'> = {
  name: 'question_ct',
  control: 'select',
  format: 'free-text',
  label: formsCopy.labels.question_ct,
  placeholder: formsCopy.placeholders.select,
  hint: formsCopy.hints.question_ct,
  options: SECURITY_QUESTION_VALUES.map((value) => ({
    value: String(value),
    label: formsCopy.options.question[value],
  })),
  required: true,
};
