import { defineForm } from '../define-form.ts';

/** Additional checkout fields, empty until a customer adds fields; their values are sent in `other` of the cart. */
export const orderOtherForm = defineForm('order_other', []);
