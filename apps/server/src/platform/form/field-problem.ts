import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '@shop/form-definitions';
import {
  codePointLength,
  isAllowedName,
  isDecimal,
  isEmail,
  isKatakana,
  isPostalCode,
  isTelephone,
  ISO_DAY,
  JAPAN,
  type JstDay,
} from '@shop/japanese';
import { DateTime } from 'luxon';

const t = formsCopy.rules;

/** What is wrong with a normalised value by its field's definition (spec §5): a Japanese message, or null. */
export function fieldProblem(field: FieldDefinition, value: string, today: JstDay): string | null {
  if (value.trim() === '') return field.required ? missing(field) : null;
  return choiceProblem(field, value) ?? formatProblem(field, value, today) ?? lengthProblem(field, value);
}

function missing({ options, control, label }: FieldDefinition): string {
  return options || control === 'birth-date' ? t.requiredChoice(label) : t.required(label);
}

function choiceProblem({ options, label }: FieldDefinition, value: string): string | null {
  return !options || options.some((option) => option.value === value) ? null : t.requiredChoice(label);
}

function formatProblem(field: FieldDefinition, value: string, today: JstDay): string | null {
  const { format, label } = field;
  switch (format) {
    case 'name':
    case 'address-line':
      return isAllowedName(value) ? null : t.name(label);
    case 'kana':
      return isKatakana(value) ? null : t.kana(label);
    case 'postal-code':
      return isPostalCode(value) ? null : t.post(label);
    case 'telephone':
      return isTelephone(value) ? null : t.tel(label);
    case 'email':
      return isEmail(value) ? null : t.email(label);
    case 'alphanumeric':
      return /^[0-9A-Za-z]+$/.test(value) ? null : t.halfWidthAlphaNum(label);
    case 'digits':
      return /^\d+$/.test(value) ? null : t.digits(label);
    case 'decimal':
      return isDecimal(value, field.decimals ?? 0)
        ? rangeProblem(field, Number(value))
        : t.decimal(label, field.decimals ?? 0);
    case 'birth-date':
      if (!isDay(value)) return t.dateBirth(label);
      return value < today ? null : t.futureBirth(label);
    case 'day':
      return isDay(value) ? null : t.dateBirth(label);
    case 'free-text':
    case 'secret':
      // Control characters are refused; line breaks and tabs of a longer text are not.
      return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value) ? t.name(label) : null;
  }
}

const isDay = (value: string): boolean => DateTime.fromFormat(value, ISO_DAY, JAPAN).isValid;

function rangeProblem({ label, min = -Infinity, max = Infinity }: FieldDefinition, value: number): string | null {
  return value >= min && value <= max ? null : t.range(label, min, max);
}

function lengthProblem(
  { format, label, minLength = 0, maxLength = Infinity }: FieldDefinition,
  value: string,
): string | null {
  const length = codePointLength(value);
  if (format === 'digits' && minLength === maxLength && length !== maxLength) return t.digitCount(label, maxLength);
  if (length < minLength) return t.min(label, minLength);
  return length > maxLength ? t.max(label, maxLength, length - maxLength) : null;
}
