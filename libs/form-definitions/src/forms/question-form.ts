import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/password-fields.ts';
import { questionAnswerField, questionField } from '../fields/question-fields.ts';

/** A new security question, confirmed by the password (P-13). */
export const questionForm = defineForm('question', [questionField, questionAnswerField, currentPasswordField]);
