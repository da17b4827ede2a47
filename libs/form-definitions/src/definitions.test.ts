import { expect, expectTypeOf, test } from 'vitest';
import { LIMITS, PREFECTURES } from '@shop/constants';
import { addressForm } from './forms/address-form.ts';
import { contactForm } from './forms/contact-form.ts';
import { emailForm } from './forms/email-form.ts';
import { leaveForm } from './forms/leave-form.ts';
import { loginForm } from './forms/login-form.ts';
import { confirmEmailForm, newEmailForm } from './forms/new-email-forms.ts';
import { ordererForm } from './forms/orderer-form.ts';
import { passkeyForm } from './forms/passkey-form.ts';
import { questionForm } from './forms/question-form.ts';
import { registerForm } from './forms/register-form.ts';
import { secondFactorForm } from './forms/second-factor-form.ts';
import { senderForm } from './forms/sender-form.ts';
import { userInfoForm } from './forms/user-info-form.ts';
import { verifyForm } from './forms/verify-form.ts';
import type { FieldDefinition, FormValuesOf } from './types.ts';

const forms = [
  addressForm,
  confirmEmailForm,
  contactForm,
  emailForm,
  leaveForm,
  loginForm,
  newEmailForm,
  ordererForm,
  questionForm,
  registerForm,
  secondFactorForm,
  passkeyForm,
  senderForm,
  userInfoForm,
  verifyForm,
];
const all: readonly (readonly [string, FieldDefinition])[] = forms.flatMap((form) =>
  form.fields.map((field): [string, FieldDefinition] => [`${form.form}.${field.name}`, field]),
);

test.each(forms)('$form has no duplicate field', ({ fields }) => {
  const names = fields.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('F-03: names and kana may have at least 25 characters', () => {
  expect(Math.min(LIMITS.name, LIMITS.nameKana)).toBeGreaterThanOrEqual(25);
});

test('every text field has a maximum length, as on the server', () => {
  const open = all.filter(
    ([, field]) => ['text', 'textarea', 'password', 'email'].includes(field.control) && field.maxLength === undefined,
  );
  expect(open.map(([name]) => name)).toEqual([]);
});

test('every choice has its options', () => {
  const empty = all.filter(([, field]) => ['select', 'radio'].includes(field.control) && !field.options?.length);
  expect(empty.map(([name]) => name)).toEqual([]);
  expect(new Set(PREFECTURES).size).toBe(47);
});

test('F-08: kana fields have no autocomplete attribute, every other text about a person has one', () => {
  const kana = all.filter(([, field]) => field.format === 'kana');
  expect(kana.every(([, field]) => field.autoComplete === undefined)).toBe(true);
  const without = all.filter(
    ([, field]) =>
      ['name', 'telephone', 'email', 'postal-code', 'address-line'].includes(field.format) && !field.autoComplete,
  );
  expect(without.map(([name]) => name)).toEqual([]);
});

test('F-09: numeric fields open a numeric keyboard', () => {
  for (const [, field] of all) {
    if (field.format === 'postal-code' || field.format === 'digits') expect(field.inputMode).toBe('numeric');
    if (field.format === 'telephone') expect(field.inputMode).toBe('tel');
  }
});

test('L-04, L-36, L-38: no consent and no newsletter is preselected', () => {
  const initial = Object.fromEntries(registerForm.fields.map((field) => [field.name, field.initial ?? '']));
  expect(initial).toMatchObject({ agreement: '', newsletter: '0' });
});

test('every kana field refers to a field of its form', () => {
  for (const { fields } of forms) {
    const names: readonly string[] = fields.map(({ name }) => name);
    for (const { kanaOf } of fields) if (kanaOf !== undefined) expect(names).toContain(kanaOf);
  }
});

test('values are typed by the names of the fields', () => {
  expectTypeOf<FormValuesOf<typeof loginForm>>().toEqualTypeOf<{ username: string; password: string }>();
  expectTypeOf<FormValuesOf<typeof addressForm>>().toHaveProperty('shipping_last_name_kana');
});
