import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** The answer to the security question; compared without regard to width, case and spaces. */
export const questionAnswerField = {
  name: 'question_answer',
  control: 'text',
  format: 'secret',
  label: formsCopy.labels.question_answer,
  maxLength: LIMITS.securityAnswer,
  required: true,
} as const satisfies FieldDefinition<'question_answer'>;
