import type { formsCopy } from '@shop/copy';
import {
  codePointLength,
  isAllowedName,
  isCalendarDay,
  isDecimal,
  isEmail,
  isKatakana,
  isPostalCode,
  isTelephone,
} from '@shop/japanese';
import { string, type AnyObject, type StringSchema } from 'yup';

/** The messages of the rules; the name of the field is inserted (spec §5). */
export type RuleMessages = (typeof formsCopy)['rules'];

/** A text schema that treats undefined as an empty text. */
export type TextSchema = StringSchema<string | undefined, AnyObject, '', 'd'>;

/** Adds a rule to a text. Empty texts pass: only `required` refuses them. */
export type TextRule = (schema: TextSchema) => TextSchema;

/** Returns the base of every rule chain. */
export const text = (): TextSchema => string().default('');

const rule =
  (message: string, test: (value: string) => boolean): TextRule =>
  (schema) =>
    schema.test({ message, test: (value = '') => value === '' || test(value) });

/** The rules of the specification's §5 and further ones, by name. Messages include the label. */
export const rules = {
  /** Full-width katakana, spaces, 「ー」 and 「・」 only. */
  kana: (t: RuleMessages, label: string) => rule(t.kana(label), isKatakana),
  /** Three digits, an optional hyphen, four digits. */
  post: (t: RuleMessages, label: string) => rule(t.post(label), isPostalCode),
  /** A number with up to `max` decimal places. */
  decimal: (t: RuleMessages, label: string, max: number) =>
    rule(t.decimal(label, max), (value) => isDecimal(value, max)),
  /** A number between two limits, both included. */
  range: (t: RuleMessages, label: string, min: number, max: number) =>
    rule(t.range(label, min, max), (value) => Number(value) >= min && Number(value) <= max),
  /** Digits from 0, or groups with hyphens. */
  tel: (t: RuleMessages, label: string) => rule(t.tel(label), isTelephone),
  /** Fails if this and all the listed values are empty. */
  requiredWithoutAll:
    (t: RuleMessages, labels: readonly string[], others: () => readonly string[]): TextRule =>
    (schema) =>
      schema.test({
        message: t.requiredWithoutAll(labels),
        test: (value = '') => value !== '' || others().some((other) => other !== ''),
      }),
  /** Letters and digits only. */
  halfWidthAlphaNum: (t: RuleMessages, label: string) =>
    rule(t.halfWidthAlphaNum(label), (value) => /^[0-9A-Za-z]+$/.test(value)),
  /** A calendar day, parts joined with hyphens. */
  dateBirth: (t: RuleMessages, label: string) => rule(t.dateBirth(label), isCalendarDay),
  /** Not before the given day. */
  minDate: (t: RuleMessages, minimum: string) => rule(t.minDate, (value) => value >= minimum),
  /** Born before today. */
  beforeToday: (t: RuleMessages, label: string, today: string) => rule(t.futureBirth(label), (value) => value < today),
  email: (t: RuleMessages, label: string) => rule(t.email(label), isEmail),
  /** Without control characters and emoji (F-03). */
  name: (t: RuleMessages, label: string) => rule(t.name(label), isAllowedName),
  digits: (t: RuleMessages, label: string) => rule(t.digits(label), (value) => /^\d+$/.test(value)),
  /** Exactly this many digits, as in a one-time code. */
  digitCount: (t: RuleMessages, label: string, count: number) =>
    rule(t.digitCount(label, count), (value) => codePointLength(value) === count),
  min: (t: RuleMessages, label: string, min: number) =>
    rule(t.min(label, min), (value) => codePointLength(value) >= min),
  max:
    (t: RuleMessages, label: string, max: number): TextRule =>
    (schema) =>
      schema.test({
        message: ({ value }) => t.max(label, max, codePointLength(String(value)) - max),
        test: (value = '') => codePointLength(value) <= max,
      }),
};
