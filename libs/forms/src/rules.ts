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

/** Messages of the rules; the field's name is inserted (spec §5). */
export type RuleMessages = (typeof formsCopy)['rules'];

/** A text schema that reads nothing as an empty text. */
export type TextSchema = StringSchema<string | undefined, AnyObject, '', 'd'>;

/** Adds one rule to a text. Rules let an empty text pass: whether one is needed is `required`'s to say. */
export type TextRule = (schema: TextSchema) => TextSchema;

/** The beginning of every rule chain. */
export const text = (): TextSchema => string().default('');

const rule =
  (name: string, message: string, test: (value: string) => boolean): TextRule =>
  (schema) =>
    schema.test(name, message, (value = '') => value === '' || test(value));

/** The rules of the specification's §5 and the ones our fields need besides, by name. Messages go with the label. */
export const rules = {
  /** Full-width katakana, spaces, 「ー」 and 「・」 only. */
  kana: (t: RuleMessages, label: string) => rule('kana', t.kana(label), isKatakana),
  /** Three digits, an optional hyphen, four digits. */
  post: (t: RuleMessages, label: string) => rule('post', t.post(label), isPostalCode),
  /** A number with up to `max` decimal places. */
  decimal: (t: RuleMessages, label: string, max: number) =>
    rule('decimal', t.decimal(label, max), (value) => isDecimal(value, max)),
  /** A number within bounds, both included. */
  range: (t: RuleMessages, label: string, min: number, max: number) =>
    rule('range', t.range(label, min, max), (value) => Number(value) >= min && Number(value) <= max),
  /** Digits from 0, or groups with hyphens. */
  tel: (t: RuleMessages, label: string) => rule('tel', t.tel(label), isTelephone),
  /** Fails when this and all the listed values are empty. */
  requiredWithoutAll:
    (t: RuleMessages, labels: readonly string[], others: () => readonly string[]): TextRule =>
    (schema) =>
      schema.test(
        'required_without_all',
        t.requiredWithoutAll(labels),
        (value = '') => value !== '' || others().some((other) => other !== ''),
      ),
  /** Letters and digits only. */
  halfWidthAlphaNum: (t: RuleMessages, label: string) =>
    rule('half_width_alpha_num', t.halfWidthAlphaNum(label), (value) => /^[0-9A-Za-z]+$/.test(value)),
  /** A day of the calendar, parts joined with hyphens. */
  dateBirth: (t: RuleMessages, label: string) => rule('date_birth', t.dateBirth(label), isCalendarDay),
  /** Not before the given day. */
  minDate: (t: RuleMessages, minimum: string) => rule('min_date', t.minDate, (value) => value >= minimum),
  /** Born before today. */
  beforeToday: (t: RuleMessages, label: string, today: string) =>
    rule('before_today', t.futureBirth(label), (value) => value < today),
  email: (t: RuleMessages, label: string) => rule('email', t.email(label), isEmail),
  /** Free of control characters and emoji (F-03). */
  name: (t: RuleMessages, label: string) => rule('name', t.name(label), isAllowedName),
  digits: (t: RuleMessages, label: string) => rule('digits', t.digits(label), (value) => /^\d+$/.test(value)),
  /** Exactly so many digits, as a mailed code has. */
  digitCount: (t: RuleMessages, label: string, count: number) =>
    rule('digit_count', t.digitCount(label, count), (value) => codePointLength(value) === count),
  min: (t: RuleMessages, label: string, min: number) =>
    rule('min', t.min(label, min), (value) => codePointLength(value) >= min),
  max:
    (t: RuleMessages, label: string, max: number): TextRule =>
    (schema) =>
      schema.test(
        'max',
        ({ value }) => t.max(label, max, codePointLength(String(value)) - max),
        (value = '') => codePointLength(value) <= max,
      ),
};
