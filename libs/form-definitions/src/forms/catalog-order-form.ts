import { catalogOrderCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { companyField, personFields } from '../fields/person-fields.ts';
import { emailField } from '../fields/email-field.ts';
import { postalAddressFields } from '../fields/postal-address-fields.ts';
import { telephoneField } from '../fields/telephone-field.ts';

/** Whom a printed catalogue is sent to (カタログのご請求). How many of which are chosen among the shop's catalogues. */
export const catalogOrderForm = defineForm('catalog-order', [
  ...personFields('', false),
  companyField,
  ...postalAddressFields,
  { ...telephoneField('phone_number', false), hint: catalogOrderCopy.phoneHint },
  emailField,
]);
