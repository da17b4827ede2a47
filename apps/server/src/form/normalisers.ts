import type { FieldFormat } from '@shop/form-definitions';
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

/** What is stored of what was sent, by format: the same functions the front uses, so API clients get the same (F-01). */
export const normalisers: Readonly<Record<FieldFormat, (text: string) => string>> = {
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
  'free-text': (text) => text.trim(),
  // Spaces may be part of a password.
  secret: (text) => text,
};
