import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '@shop/form-definitions';
import {
  codePointLength,
  isAllowedName,
  isEmail,
  isKatakana,
  isPostalCode,
  isTelephone,
  normaliseAddressLine,
  normaliseEmail,
  normaliseKana,
  normaliseName,
  normalisePostalCode,
  normaliseTelephone,
} from '@shop/japanese';
import type { FieldErrors } from '../errors/index.ts';

const { rules } = formsCopy;

/** Texts of a form by field name; absent and null mean empty. */
export type TypedFields = Readonly<Record<string, unknown>>;

/**
 * Normalises and checks texts by the form definition that the screens show, so that any client is held to the same rules and
 * forgiven the same widths (F-01…F-07, spec §5).
 * @returns the normalised texts (empty: `''`) and messages by field; no field of the definition is missing in the texts.
 */
export function checkFields<Name extends string>(
  fields: readonly FieldDefinition<Name>[],
  typed: TypedFields,
): { texts: Record<Name, string>; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const texts = Object.fromEntries(
    fields.map((field) => {
      const raw = typed[field.name];
      const text = normalised(field, typeof raw === 'string' ? raw : '');
      const message = problemOf(field, text);
      if (message !== null) errors[field.name] = [message];
      return [field.name, text];
    }),
  ) as Record<Name, string>;
  return { texts, errors };
}

function normalised({ format }: FieldDefinition, text: string): string {
  switch (format) {
    case 'name':
      return normaliseName(text);
    case 'kana':
      return normaliseKana(text);
    case 'postal-code':
      return normalisePostalCode(text);
    case 'telephone':
      return normaliseTelephone(text);
    case 'email':
      return normaliseEmail(text);
    case 'address-line':
      return normaliseAddressLine(text);
    default:
      return text.trim();
  }
}

function problemOf(field: FieldDefinition, text: string): string | null {
  const { label, maxLength, options } = field;
  if (text === '') {
    if (!field.required) return null;
    return options ? rules.requiredChoice(label) : rules.required(label);
  }
  const length = codePointLength(text);
  if (maxLength !== undefined && length > maxLength) return rules.max(label, maxLength, length - maxLength);
  if (options && !options.some((option) => option.value === text)) return rules.requiredChoice(label);
  return formatProblem(field, text);
}

function formatProblem({ format, label }: FieldDefinition, text: string): string | null {
  switch (format) {
    case 'name':
    case 'address-line':
      return isAllowedName(text) ? null : rules.name(label);
    case 'kana':
      return isKatakana(text) ? null : rules.kana(label);
    case 'postal-code':
      return isPostalCode(text) ? null : rules.post(label);
    case 'telephone':
      return isTelephone(text) ? null : rules.tel(label);
    case 'email':
      return isEmail(text) ? null : rules.email(label);
    default:
      return null;
  }
}
