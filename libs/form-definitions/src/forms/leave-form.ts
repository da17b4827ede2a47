import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/password-fields.ts';

/** Leaving the shop requires only the password, no reason. */
export const leaveForm = defineForm('leave', [currentPasswordField]);
