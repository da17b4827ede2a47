import { defineForm } from '../define-form.ts';
import { emailField } from '../fields/email-field.ts';

/** The address to which a link is sent. */
export const emailForm = defineForm('email', [emailField]);
