import type { FieldDefinition } from '@shop/form-definitions';
import { rules, text, type RuleMessages, type TextRule, type TextSchema } from './rules.ts';

/** Returns the rules of a field's definition, in the order of their messages. */
export function fieldSchema(field: FieldDefinition, t: RuleMessages, today: string): TextSchema {
  const chain = [...formatRules(field, t, today), ...lengthRules(field, t)];
  const schema = field.required ? text().required(requiredMessage(field, t)) : text();
  return [...chain, ...alternativeRules(field, t)].reduce((built, add) => add(built), schema);
}

function formatRules(field: FieldDefinition, t: RuleMessages, today: string): TextRule[] {
  const { format, label } = field;
  switch (format) {
    case 'name':
      return [rules.name(t, label)];
    case 'kana':
      return [rules.kana(t, label)];
    case 'postal-code':
      return [rules.post(t, label)];
    case 'telephone':
      return [rules.tel(t, label)];
    case 'email':
      return [rules.email(t, label)];
    case 'address-line':
      return [rules.name(t, label)];
    case 'alphanumeric':
      return [rules.halfWidthAlphaNum(t, label)];
    case 'digits':
      return [rules.digits(t, label)];
    case 'decimal':
      return [
        rules.decimal(t, label, field.decimals ?? 0),
        rules.range(t, label, field.min ?? -Infinity, field.max ?? Infinity),
      ];
    case 'birth-date':
      return [rules.dateBirth(t, label), rules.beforeToday(t, label, today)];
    case 'day':
      return [rules.dateBirth(t, label), ...(field.notBefore === undefined ? [] : [notBefore(field.notBefore, t)])];
    case 'free-text':
    case 'secret':
      return [];
  }
}

/** Requires a day not before that of another field. */
function notBefore(other: string, t: RuleMessages): TextRule {
  return (schema) => schema.when(other, ([minimum]: string[], day: TextSchema) => rules.minDate(t, minimum ?? '')(day));
}

/** Requires at least one of several fields. */
function alternativeRules({ label, requiredWithout = [] }: FieldDefinition, t: RuleMessages): TextRule[] {
  if (requiredWithout.length === 0) return [];
  const labels = [label, ...requiredWithout.map((other) => other.label)];
  const names = requiredWithout.map(({ name }) => name);
  return [
    (schema) =>
      schema.when(names, (others: string[], one: TextSchema) => rules.requiredWithoutAll(t, labels, () => others)(one)),
  ];
}

function lengthRules({ format, label, minLength, maxLength }: FieldDefinition, t: RuleMessages): TextRule[] {
  if (format === 'digits' && minLength !== undefined && minLength === maxLength)
    return [rules.digitCount(t, label, maxLength)];
  return [
    ...(minLength === undefined ? [] : [rules.min(t, label, minLength)]),
    ...(maxLength === undefined ? [] : [rules.max(t, label, maxLength)]),
  ];
}

function requiredMessage({ control, label }: FieldDefinition, t: RuleMessages): string {
  if (control === 'checkbox') return t.requiredConsent(label);
  return control === 'select' || control === 'radio' || control === 'birth-date'
    ? t.requiredChoice(label)
    : t.required(label);
}
