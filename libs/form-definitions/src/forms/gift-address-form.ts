import { defineForm } from '../define-form.ts';
import { emailField } from '../fields/email-field.ts';
import { addressForm } from './address-form.ts';

/** Where the receiver of a social gift wants it; the mail address is for the shop's notice alone (L-37). */
export const giftAddressForm = defineForm('gift-address', [...addressForm.fields, { ...emailField, required: false }]);
