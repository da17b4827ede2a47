import { expect, test } from 'vitest';
import { defineForm } from './define-form.ts';
import { addressForm } from './forms/address-form.ts';
import { overrideForm } from './override-form.ts';
import type { FieldDefinition } from './types.ts';

const memberNumber: FieldDefinition = {
  name: 'member_number',
  control: 'text',
  format: 'alphanumeric',
  label: '会員番号',
  maxLength: 12,
  required: false,
};

test('a form without an override is unchanged', () => {
  expect(overrideForm(addressForm, undefined)).toBe(addressForm);
});

const roomNumber: FieldDefinition = { ...memberNumber, name: 'room_number', label: '部屋番号' };

test('a customer can change labels and hide optional fields', () => {
  const override = {
    fields: { company_name: { label: '売場名' } },
    hidden: ['address2'],
  };
  const changed = overrideForm(addressForm, override);
  const labels = Object.fromEntries(changed.fields.map(({ name, label }) => [name, label]));
  expect(labels.company_name).toBe('売場名');
  expect(labels).not.toHaveProperty('address2');
});

test('a form shows those fields of the customer that the channel requests', () => {
  const form = defineForm('register', addressForm.fields);
  const override = { added: [roomNumber, memberNumber] };
  const names = (requested?: string[]) => overrideForm(form, override, requested).fields.slice(form.fields.length);
  expect(names(['member_number', 'unknown'])).toEqual([memberNumber]);
  expect(names(['member_number', 'room_number'])).toEqual([roomNumber, memberNumber]);
  expect(names()).toEqual([]);
});

test('a form that cannot store a field of the customer refuses it', () => {
  expect(() => overrideForm(addressForm, { added: [roomNumber] }, ['room_number'])).toThrow('nothing would keep');
});

test('a required field cannot be hidden', () => {
  expect(() => overrideForm(addressForm, { hidden: ['city'] })).toThrow('required field city');
  expect(() => overrideForm(addressForm, { hidden: ['city'], fields: { city: { required: false } } })).not.toThrow();
});

test('an unknown field is refused', () => {
  expect(() => overrideForm(addressForm, { hidden: ['zip'] })).toThrow('no field zip');
  expect(() => overrideForm(addressForm, { fields: { zip: { label: 'x' } } })).toThrow('no field zip');
});
