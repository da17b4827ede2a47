import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldNamesOfForms } from './all-forms.ts';
import { withTexts } from './field-texts.ts';
import { contactForm } from './forms/contact-form.ts';

const texts = { body: { label: 'ご相談の内容', placeholder: '例:贈りものの相談' }, nothing: { label: 'x' } };

it('fields have the texts of the channel, and are otherwise unchanged', () => {
  const before = contactForm.fields.find(({ name }) => name === 'body');
  const after = withTexts(contactForm.fields, texts).find(({ name }) => name === 'body');
  expect(after).toEqual({ ...before, ...texts.body });
});

it('fields that the channel does not name are unchanged', () => {
  expect(withTexts(contactForm.fields, undefined)).toBe(contactForm.fields);
  expect(withTexts(contactForm.fields, texts).map(({ name }) => name)).toEqual(
    contactForm.fields.map(({ name }) => name),
  );
});

it('texts can be set for every form', () => {
  const folder = join(import.meta.dirname, 'forms');
  const defined = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/defineForm\(\s*'([^']+)'/g)].map(([, form]) => form),
  );
  expect(defined.length).toBeGreaterThan(25);
  expect(defined.filter((form) => !fieldNamesOfForms.has(form ?? '') && form !== 'button')).toEqual([]);
});

it.each([
  [
    'user-info',
    ['last_name', 'first_name', 'last_name_kana', 'tel', 'phone_number', 'cell_phone_number', 'fax', 'job'],
  ],
  ['login', ['username', 'password']],
  ['address', ['postal_code', 'prefecture', 'city', 'address1', 'address2']],
  ['card', ['ccNumber', 'ccName', 'ccExpiration', 'securityCode']],
  ['contact', ['body']],
  ['cancel_order', ['cancel_reason']],
])('texts can be set for the fields of %s named in the specification', (form, names) => {
  expect(fieldNamesOfForms.get(form)).toEqual(expect.arrayContaining(names));
});
