import { defineForm } from '../define-form.ts';

/** What a customer's checkout asks besides: nothing, until a customer adds fields. They travel in `other` of the cart. */
export const orderOtherForm = defineForm('order_other', []);
