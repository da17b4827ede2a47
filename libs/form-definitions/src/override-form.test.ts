import { expect, test } from 'vitest';
import { addressForm } from './forms/address-form.ts';
import { addedFieldNames, overrideForm } from './override-form.ts';
import type { FieldDefinition } from './types.ts';

const memberNumber: FieldDefinition = {
  name: 'member_number',
  control: 'text',
  format: 'alphanumeric',
  label: '会員番号',
  maxLength: 12,
  required: false,
};

test('a form without an override is itself', () => {
  expect(overrideForm(addressForm, undefined)).toBe(addressForm);
});

test('a customer changes labels, leaves out optional fields and adds its own', () => {
  const changed = overrideForm(addressForm, {
    fields: { company_name: { label: '売場名' } },
    hidden: ['address2'],
    added: [memberNumber],
  });
  const labels = Object.fromEntries(changed.fields.map(({ name, label }) => [name, label]));
  expect(labels.company_name).toBe('売場名');
  expect(labels).not.toHaveProperty('address2');
  expect(changed.fields.at(-1)).toBe(memberNumber);
  expect(addedFieldNames({ added: [memberNumber] })).toEqual(['member_number']);
});

test('a required field cannot be hidden', () => {
  expect(() => overrideForm(addressForm, { hidden: ['city'] })).toThrow('required field city');
  expect(() => overrideForm(addressForm, { hidden: ['city'], fields: { city: { required: false } } })).not.toThrow();
});

test('an unknown field is refused', () => {
  expect(() => overrideForm(addressForm, { hidden: ['zip'] })).toThrow('no field zip');
  expect(() => overrideForm(addressForm, { fields: { zip: { label: 'x' } } })).toThrow('no field zip');
});
