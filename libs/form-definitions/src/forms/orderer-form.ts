import { defineForm } from '../define-form.ts';
import { emailField } from '../fields/email-field.ts';
import { personFields } from '../fields/person-fields.ts';
import { postalAddressFields } from '../fields/postal-address-fields.ts';
import { telephoneField } from '../fields/telephone-field.ts';

/** The orderer (ご注文者) of a guest's order. Kana are optional: a parcel does not need them (F-04). */
export const ordererForm = defineForm('orderer', [
  ...personFields('', false),
  emailField,
  telephoneField('phone_number', true),
  ...postalAddressFields,
]);
