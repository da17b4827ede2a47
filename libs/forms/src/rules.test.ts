import { formsCopy } from '@shop/copy';
import { describe, expect, test } from 'vitest';
import { rules, text, type TextRule } from './rules.ts';

const t = formsCopy.rules;
const passes = (rule: TextRule, value: string) => rule(text()).isValidSync(value);
const messageOf = (rule: TextRule, value: string): string => {
  try {
    rule(text()).validateSync(value);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

interface Row {
  readonly rule: () => TextRule;
  readonly good: readonly string[];
  readonly bad: readonly string[];
  readonly message: string;
}

const table: Readonly<Record<string, Row>> = {
  kana: {
    rule: () => rules.kana(t, 'セイ'),
    good: ['', 'ミホン', 'ミホン タロウ', 'ミホン　タロウ', 'ジャン・リュック', 'ハート'],
    bad: ['みほん', '見本', 'ﾐﾎﾝ', 'MIHON', 'ミホン1'],
    message: 'セイは全角カタカナで入力してください',
  },
  post: {
    rule: () => rules.post(t, '郵便番号'),
    good: ['', '1234567', '123-4567'],
    bad: ['123456', '12345678', '1234-567', '12a-4567', '123--4567'],
    message: '郵便番号は7桁の数字で入力してください(例:123-\u20604567)',
  },
  decimal: {
    rule: () => rules.decimal(t, '胸囲', 1),
    good: ['', '80', '80.5', '-1.5'],
    bad: ['80.55', '80.', '.5', 'abc', '1e3'],
    message: '胸囲は小数点以下1桁までの数字で入力してください',
  },
  range: {
    rule: () => rules.range(t, '胸囲', 40, 150.5),
    good: ['', '40', '80.5', '150.5'],
    bad: ['39.9', '151'],
    message: '胸囲は40から150.5までの数値で入力してください',
  },
  tel: {
    rule: () => rules.tel(t, '電話番号'),
    good: ['', '0312345678', '09012345678', '03-1234-5678', '0120-123-456', '01-1-1'],
    bad: ['312345678', '031234567', '090123456789', '03-12345-678', '03-1234', '03-1234-56789', 'tel'],
    message: '電話番号は0から始まる10桁か11桁の数字で入力してください(例:090-\u20601234-\u20605678)',
  },
  required_without_all: {
    rule: () => rules.requiredWithoutAll(t, ['電話番号', '携帯電話番号'], () => ['', '']),
    good: ['0312345678'],
    bad: [''],
    message: '電話番号、携帯電話番号のうち、いずれかを入力してください',
  },
  half_width_alpha_num: {
    rule: () => rules.halfWidthAlphaNum(t, '会員番号'),
    good: ['', 'abc', 'A1b2', '007'],
    bad: ['a-b', 'ａ', 'a b', 'あ'],
    message: '会員番号は半角の英字と数字で入力してください',
  },
  date_birth: {
    rule: () => rules.dateBirth(t, '生年月日'),
    good: ['', '1990-01-31', '2028-02-29'],
    bad: ['2026-02-29', '1990-13-01', '1990-1-1', '1990--01', '--'],
    message: '生年月日の日付をご確認ください(例:1990年1月\u206031日)',
  },
  min_date: {
    rule: () => rules.minDate(t, '2026-11-20'),
    good: ['', '2026-11-20', '2026-12-01'],
    bad: ['2026-11-19', '2025-12-31'],
    message: '終了日は開始日より後の日付を入力してください',
  },
  before_today: {
    rule: () => rules.beforeToday(t, '生年月日', '2026-11-20'),
    good: ['', '2026-11-19'],
    bad: ['2026-11-20', '2030-01-01'],
    message: '生年月日は今日より前の日付を入力してください',
  },
  email: {
    rule: () => rules.email(t, 'メールアドレス'),
    good: ['', 'taro@example.jp', 'a..b@docomo.ne.jp'],
    bad: ['taro', 'taro@', '@example.jp', 'ta ro@example.jp', 'a<b@example.jp', `${'a'.repeat(242)}@example.jp`],
    message: 'メールアドレスの形式をご確認ください(例:taro@example.jp)',
  },
  name: {
    rule: () => rules.name(t, '姓'),
    good: ['', '髙﨑', '𠮷野', 'Jean Luc'],
    bad: ['太郎😀', '太\u0000郎'],
    message: '姓に使えない文字(絵文字・改行・目に見えない文字など)が含まれています',
  },
  digits: {
    rule: () => rules.digits(t, 'ポイント'),
    good: ['', '100'],
    bad: ['1.5', '-1', '百'],
    message: 'ポイントは数字で入力してください',
  },
  digit_count: {
    rule: () => rules.digitCount(t, '認証コード', 6),
    good: ['', '123456'],
    bad: ['12345', '1234567'],
    message: '認証コードは6桁の数字で入力してください',
  },
  min: {
    rule: () => rules.min(t, 'パスワード', 3),
    good: ['', 'abc', '𠮷野屋'],
    bad: ['ab', '𠮷野'],
    message: 'パスワードは3文字以上で入力してください',
  },
  max: {
    rule: () => rules.max(t, '姓', 2),
    good: ['', '𠮷野'],
    bad: ['𠮷野屋'],
    message: '姓は2文字以内で入力してください(1文字超えています)',
  },
};

describe.each(Object.entries(table))('rule %s (spec §5)', (_name, { rule, good, bad, message }) => {
  test.each(good)('%j passes', (value) => expect(passes(rule(), value)).toBe(true));
  test.each(bad)('%j is refused in Japanese with the name of the field', (value) => {
    expect(passes(rule(), value)).toBe(false);
    expect(messageOf(rule(), value)).toBe(message);
  });
});

test('required_without_all passes when one of the others is given', () => {
  const rule = rules.requiredWithoutAll(t, ['電話番号', '携帯電話番号'], () => ['', '09012345678']);
  expect(passes(rule, '')).toBe(true);
});
