import { addressForm } from '../forms/address-form.ts';
import { telephoneField } from '../fields/telephone-field.ts';

const fields = [...addressForm.fields, telephoneField('cell_phone_number', false)];

/** A field of an address as a column of a file. */
export type AddressColumn = (typeof fields)[number]['name'];

/** The columns of an address file, in the order of the form; their headings are the form's labels. */
export const addressColumns: readonly { name: AddressColumn; label: string; required: boolean }[] = fields.map(
  ({ name, label, required }) => ({
    name,
    label,
    required,
  }),
);
