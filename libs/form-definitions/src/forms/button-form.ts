import { defineForm } from '../define-form.ts';

/** A form without fields: only a button, with the server's messages. */
export const buttonForm = defineForm('button', []);
