import { defineForm } from '../define-form.ts';

/** A form that asks nothing: its button alone, with what the server says to it. */
export const buttonForm = defineForm('button', []);
