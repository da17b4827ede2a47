import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '@shop/form-definitions';
import { expect, test } from 'vitest';
import { validatorOf } from './validate-form.ts';

type Changes = Partial<FieldDefinition>;

/** Returns the message of a field of its own form. */
function complaint(changes: Changes, typed: string): string | undefined {
  const field = {
    name: 'it',
    control: 'text',
    format: 'free-text',
    label: '項目',
    required: false,
    ...changes,
  } as const;
  return validatorOf({ form: 'one', fields: [field] }, formsCopy.rules, '2026-11-20')({ it: typed })['it'];
}

test.each<[FieldDefinition['format'], string, string, string]>([
  ['name', '見本', '見本😀', '項目に使えない文字(絵文字・改行・目に見えない文字など)が含まれています'],
  ['kana', 'みほん', '見本', '項目は全角カタカナで入力してください'],
  ['postal-code', '100-0001', '100', '項目は7桁の数字で入力してください(例:123-\u20604567)'],
  [
    'telephone',
    '03-1234-5678',
    '12',
    '項目は0から始まる10桁か11桁の数字で入力してください(例:090-\u20601234-\u20605678)',
  ],
  ['email', 'taro@example.jp', 'taro', '項目の形式をご確認ください(例:taro@example.jp)'],
  ['address-line', '見本町1', '見本町😀', '項目に使えない文字(絵文字・改行・目に見えない文字など)が含まれています'],
  ['alphanumeric', 'Ａ１', '見本', '項目は半角の英字と数字で入力してください'],
  ['digits', '１２', '百', '項目は数字で入力してください'],
  ['decimal', '８０', '80.5', '項目は小数点以下0桁までの数字で入力してください'],
  ['birth-date', '2026-11-19', '2026-11-20', '項目は今日より前の日付を入力してください'],
  ['birth-date', '', '2026-02-30', '項目の日付をご確認ください(例:1990年1月\u206031日)'],
  ['day', '2026-11-20', '2026-02-30', '項目の日付をご確認ください(例:1990年1月\u206031日)'],
])('a field with the format %s accepts %j, and reports the error in %j', (format, good, bad, message) => {
  expect(complaint({ format }, good)).toBeUndefined();
  expect(complaint({ format }, bad)).toBe(message);
});

test.each(['free-text', 'secret'] as const)('a field with the format %s accepts any text', (format) =>
  expect(complaint({ format }, '見本😀\n')).toBeUndefined(),
);

test.each<[string, Changes, string, string | undefined]>([
  ['has the allowed number of decimals', { decimals: 1 }, '80.5', undefined],
  ['has too many decimals', { decimals: 1 }, '80.55', '項目は小数点以下1桁までの数字で入力してください'],
  ['is below its minimum', { min: 40, max: 150 }, '39', '項目は40から150までの数値で入力してください'],
  ['is above its maximum', { min: 40, max: 150 }, '151', '項目は40から150までの数値で入力してください'],
  ['has no minimum', { max: 150 }, '-999', undefined],
  ['has no maximum', { min: 40 }, '999', undefined],
])('a number that %s', (_case, bounds, typed, message) => {
  expect(complaint({ format: 'decimal', ...bounds }, typed)).toBe(message);
});

test.each<[string, Changes, string, string | undefined]>([
  ['short enough', { maxLength: 3 }, '見本町', undefined],
  ['too long', { maxLength: 3 }, '見本町西', '項目は3文字以内で入力してください(1文字超えています)'],
  ['long enough', { minLength: 3 }, '見本町', undefined],
  ['too short', { minLength: 3 }, '見本', '項目は3文字以上で入力してください'],
  [
    'a code with too few digits',
    { format: 'digits', minLength: 6, maxLength: 6 },
    '12345',
    '項目は6桁の数字で入力してください',
  ],
  [
    'a number with too few digits',
    { format: 'digits', minLength: 4, maxLength: 6 },
    '123',
    '項目は4文字以上で入力してください',
  ],
  [
    'a number with too many digits',
    { format: 'digits', maxLength: 2 },
    '123',
    '項目は2文字以内で入力してください(1文字超えています)',
  ],
  ['a text of a fixed length', { minLength: 3, maxLength: 3 }, '見本', '項目は3文字以上で入力してください'],
])('a text that is %s', (_case, lengths, typed, message) => {
  expect(complaint(lengths, typed)).toBe(message);
});

test.each<[FieldDefinition['control'], string]>([
  ['text', '項目を入力してください'],
  ['textarea', '項目を入力してください'],
  ['select', '項目を選択してください'],
  ['radio', '項目を選択してください'],
  ['birth-date', '項目を選択してください'],
  ['checkbox', '「項目」にチェックを入れてください'],
])('an empty required field has the message for a %s', (control, message) => {
  expect(complaint({ control, required: true }, '')).toBe(message);
  expect(complaint({ control, required: false }, '')).toBeUndefined();
});
