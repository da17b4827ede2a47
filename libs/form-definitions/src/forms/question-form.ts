import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/password-fields.ts';
import { questionAnswerField, questionField } from '../fields/question-fields.ts';

/** Another security question, by the password (P-13). */
export const questionForm = defineForm('question', [questionField, questionAnswerField, currentPasswordField]);
