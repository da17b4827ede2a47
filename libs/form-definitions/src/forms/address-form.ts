import { defineForm } from '../define-form.ts';
import { companyField, personFields } from '../fields/person-fields.ts';
import { postalAddressFields } from '../fields/postal-address-fields.ts';
import { telephoneField } from '../fields/telephone-field.ts';

/** A destination (お届け先): an entry of the address book, or an address of a guest. */
export const addressForm = defineForm('address', [
  ...personFields('shipping_', false),
  companyField,
  ...postalAddressFields,
  telephoneField('phone_number', true),
]);
