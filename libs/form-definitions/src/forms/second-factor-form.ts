import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/password-fields.ts';

/** Asks for the code that turns the second factor on or off; the code itself is typed into `verifyForm`. */
export const secondFactorForm = defineForm('second-factor', [currentPasswordField]);
