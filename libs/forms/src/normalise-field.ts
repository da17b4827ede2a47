import type { FieldDefinition, FieldFormat, FormDefinition } from '@shop/form-definitions';
import {
  normaliseAddressLine,
  normaliseCode,
  normaliseDecimal,
  normaliseEmail,
  normaliseKana,
  normaliseName,
  normalisePostalCode,
  normaliseTelephone,
} from '@shop/japanese';
import type { FormValues } from './types.ts';

const normalisers: Readonly<Record<FieldFormat, (text: string) => string>> = {
  name: normaliseName,
  kana: normaliseKana,
  'postal-code': normalisePostalCode,
  telephone: normaliseTelephone,
  email: normaliseEmail,
  'address-line': normaliseAddressLine,
  alphanumeric: normaliseCode,
  digits: normaliseCode,
  decimal: normaliseDecimal,
  'birth-date': (text) => text,
  day: (text) => text,
  'free-text': (text) => text.trim(),
  // Spaces may be part of a password.
  secret: (text) => text,
};

/** What is sent of what was typed: any width is accepted (F-01). */
export function normaliseField(field: FieldDefinition, typed: string): string {
  return normalisers[field.format](typed);
}

/** All values of a form as they are sent. */
export function normaliseForm<Values extends FormValues>(definition: FormDefinition, values: Values): Values {
  const changed = definition.fields.map((field) => [field.name, normaliseField(field, values[field.name] ?? '')]);
  return { ...values, ...Object.fromEntries(changed) };
}
