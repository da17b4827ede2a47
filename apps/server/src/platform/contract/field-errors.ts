import type { ErrorObject } from 'ajv';
import type { FieldErrors } from '../errors/index.ts';

/**
 * Returns messages by field (`addresses.0.postal_code`) from the findings of a validator. For alternatives only the
 * findings of their branches are used, not "matches none".
 */
export function fieldErrors(found: readonly ErrorObject[]): FieldErrors {
  const reported = found.filter(
    ({ keyword, schemaPath }) =>
      !['anyOf', 'oneOf', 'if', 'not'].includes(keyword) && !/\/(any|one)Of\/\d+\/type$/.test(schemaPath),
  );
  // Without a prototype: a field may be called `constructor`.
  const errors = Object.create(null) as FieldErrors;
  for (const error of reported.length > 0 ? reported : found) {
    const messages = (errors[fieldOf(error)] ??= []);
    const message = messageOf(error);
    if (!messages.includes(message)) messages.push(message);
  }
  return errors;
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const own = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return [...path, ...(typeof own === 'string' ? [own] : [])].join('.') || 'body';
}

function messageOf({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return '入力してください。';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return '不明な項目です。';
    case 'minLength':
      return params.limit === 1 ? '入力してください。' : `${params.limit}文字以上で入力してください。`;
    case 'maxLength':
      return `${params.limit}文字以内で入力してください。`;
    case 'minimum':
      return `${params.limit}以上で指定してください。`;
    case 'maximum':
      return `${params.limit}以下で指定してください。`;
    case 'minItems':
      return `${params.limit}件以上を指定してください。`;
    case 'maxItems':
      return `${params.limit}件以内で指定してください。`;
    case 'enum':
    case 'const':
      return '選択肢の中から選んでください。';
    case 'format':
      return params.format === 'date'
        ? '日付(例:2026-11-21)の形で入力してください。'
        : '形をご確認のうえ、入力し直してください。';
    case 'type':
      return (
        TYPE_MESSAGES[[params.type].flat().find((type: unknown) => type !== 'null')] ??
        '形をご確認のうえ、入力し直してください。'
      );
    default:
      return '内容をご確認のうえ、入力し直してください。';
  }
}

const TYPE_MESSAGES: Record<string, string> = {
  integer: '整数で指定してください。',
  number: '数値で指定してください。',
  string: '文字で入力してください。',
  boolean: 'true か false で指定してください。',
  array: '一覧の形で指定してください。',
  object: '項目の集まりとして指定してください。',
};
