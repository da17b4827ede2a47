import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/current-password-field.ts';
import { questionAnswerField } from '../fields/question-answer-field.ts';
import { questionField } from '../fields/question-field.ts';

/** Another security question, by the password (P-13). */
export const questionForm = defineForm('question', [questionField, questionAnswerField, currentPasswordField]);
