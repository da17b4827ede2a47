import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/password-fields.ts';

/** Requests the code that turns the second factor on or off; the code is typed into `verifyForm`. */
export const secondFactorForm = defineForm('second-factor', [currentPasswordField]);
