import { defineForm } from '../define-form.ts';
import { currentPasswordField } from '../fields/current-password-field.ts';

/** Leaving the shop asks for the password alone: no reason has to be given. */
export const leaveForm = defineForm('leave', [currentPasswordField]);
