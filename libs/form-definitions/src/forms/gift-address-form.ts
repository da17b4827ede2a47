import { defineForm } from '../define-form.ts';
import { emailField } from '../fields/email-field.ts';
import { addressForm } from './address-form.ts';

/** The address of a social gift's receiver; the mail address is used only for the shop's notice (L-37). */
export const giftAddressForm = defineForm('gift-address', [...addressForm.fields, { ...emailField, required: false }]);
