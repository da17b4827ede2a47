import { defineForm } from '../define-form.ts';
import { emailField } from '../fields/email-field.ts';

/** Asks for the address a link is mailed to. */
export const emailForm = defineForm('email', [emailField]);
