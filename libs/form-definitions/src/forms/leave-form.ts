import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/password-fields.ts';

/** Leaving the shop asks for the password alone: no reason has to be given. */
export const leaveForm = defineForm('leave', [currentPasswordField]);
