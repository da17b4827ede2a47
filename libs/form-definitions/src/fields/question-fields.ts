import { SECURITY_QUESTION_VALUES, LIMITS } from '@shop/constants';
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

/** The answer to the security question; width, case and spaces are ignored in the comparison. */
export const questionAnswerField = {
  name: 'question_answer',
  control: 'text',
  format: 'secret',
  label: formsCopy.labels.question_answer,
  maxLength: LIMITS.securityAnswer,
  required: true,
} as const satisfies FieldDefinition<'question_answer'>;
