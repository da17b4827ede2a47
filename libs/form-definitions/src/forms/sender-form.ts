import { defineForm } from '../define-form.ts';
import { companyField, personFields } from '../fields/person-fields.ts';
import { postalAddressFields } from '../fields/postal-address-fields.ts';
import { telephoneField } from '../fields/telephone-field.ts';

/** The sender (ご依頼主) on a shipping label, who may differ from the orderer (G-05, F-15). */
export const senderForm = defineForm('sender', [
  ...personFields('', false),
  companyField,
  ...postalAddressFields,
  telephoneField('phone_number', true),
]);
