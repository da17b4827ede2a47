import {
  normaliseAddressLine,
  normaliseCode,
  normaliseDecimal,
  normaliseEmail,
  normaliseFreeText,
  normaliseKana,
  normaliseName,
  normalisePostalCode,
  normaliseTelephone,
} from '@shop/japanese';
import type { FieldDefinition, FieldFormat } from './types.ts';

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
  'birth-date': (text) => text.trim(),
  day: (text) => text.trim(),
  'free-text': normaliseFreeText,
  // Spaces may be part of a password.
  secret: (text) => text,
};

/** Returns a typed value in the form that is sent and stored: any width is accepted (F-01). */
export function normaliseField({ format }: Pick<FieldDefinition, 'format'>, text: string): string {
  return normalisers[format](text);
}
