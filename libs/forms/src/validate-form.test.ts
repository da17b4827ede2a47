import { formsCopy } from '@shop/copy';
import { addressForm, orderSearchForm, registerForm, userInfoForm, verifyForm } from '@shop/form-definitions';
import { expect, test } from 'vitest';
import { normaliseForm } from './normalise-form.ts';
import type { FormValues } from './types.ts';
import { validatorOf } from './validate-form.ts';

const address = {
  shipping_last_name: '見本',
  shipping_first_name: '太郎',
  shipping_last_name_kana: 'ﾐﾎﾝ',
  shipping_first_name_kana: 'たろう',
  company_name: '',
  postal_code: '〒１００ー０００１',
  prefecture: '東京都',
  city: '千代田区',
  address1: '見本町１ー２－３',
  address2: '',
  phone_number: '０９０－１２３４－５６７８',
};
const validateAddress = (values: FormValues) => validatorOf(addressForm, formsCopy.rules, '2026-11-20')(values);

test('F-01: any width is accepted, and is normalised when sent', () => {
  expect(validateAddress(address)).toEqual({});
  expect(normaliseForm(addressForm, address)).toEqual({
    ...address,
    shipping_last_name_kana: 'ミホン',
    shipping_first_name_kana: 'タロウ',
    postal_code: '1000001',
    address1: '見本町1-2-3',
    phone_number: '09012345678',
  });
});

test('every empty required field has a message, with its own wording for choices', () => {
  expect(validateAddress({})).toEqual({
    shipping_last_name: '姓を入力してください',
    shipping_first_name: '名を入力してください',
    postal_code: '郵便番号を入力してください',
    prefecture: '都道府県を選択してください',
    city: '市区町村を入力してください',
    address1: '町名・番地を入力してください',
    phone_number: '電話番号を入力してください',
  });
});

test('any one of several telephone numbers is enough (spec §5 required_without_all)', () => {
  const validate = validatorOf(userInfoForm, formsCopy.rules, '2026-11-20');
  expect(validate({})).toMatchObject({ phone_number: '電話番号、携帯電話番号のうち、いずれかを入力してください' });
  expect(validate({ cell_phone_number: '09012345678' })).not.toHaveProperty('phone_number');
  expect(validate({ phone_number: '0300000000' })).not.toHaveProperty('phone_number');
  expect(validate({ phone_number: '12', cell_phone_number: '09012345678' })).toHaveProperty('phone_number');
});

test('spaces alone count as empty', () => {
  expect(validateAddress({ ...address, city: '　 ' })).toEqual({ city: '市区町村を入力してください' });
});

test('surrounding spaces are trimmed from free text, but not from a password', () => {
  const [note, secret] = [
    { name: 'note', control: 'textarea', format: 'free-text', label: '備考', required: false },
    { name: 'secret', control: 'password', format: 'secret', label: 'パスワード', required: false },
  ] as const;
  const typed = { note: ' 置き配不可\n', secret: ' ひみつ ' };
  expect(normaliseForm({ form: 'two', fields: [note, secret] }, typed)).toEqual({ ...typed, note: '置き配不可' });
});

test('a kana field that cannot be converted has a message', () => {
  expect(validateAddress({ ...address, shipping_last_name_kana: '見本' })).toEqual({
    shipping_last_name_kana: 'セイ(カナ)は全角カタカナで入力してください',
  });
});

test('a missing consent has its own message', () => {
  const errors = validatorOf(
    registerForm,
    formsCopy.rules,
    '2026-11-20',
  )({ birth_date: '2026-11-20', password: 'short' });
  expect(errors).toMatchObject({
    agreement: '「個人情報の取り扱いに同意する」にチェックを入れてください',
    birth_date: '生年月日は今日より前の日付を入力してください',
    password: 'パスワードは15文字以上で入力してください',
  });
});

test('a one-time code may be typed in any width', () => {
  const validate = validatorOf(verifyForm, formsCopy.rules, '2026-11-20');
  expect(validate({ verify_code: '１２３ ４５６' })).toEqual({});
  expect(validate({ verify_code: '12345' })).toEqual({ verify_code: '認証コードは6桁の数字で入力してください' });
});

test('a period may not end before it begins (spec §5 min_date), and either end may be left open', () => {
  const validate = validatorOf(orderSearchForm, formsCopy.rules, '2026-11-20');
  const period = (from: string, to: string) => validate({ order_no: '', from, to });
  expect(period('2026-03-10', '2026-03-09')).toEqual({ to: formsCopy.rules.minDate });
  for (const [from = '', to = ''] of [
    ['2026-03-10', '2026-03-10'],
    ['', '2026-03-09'],
    ['2026-03-10', ''],
  ])
    expect(period(from, to)).toEqual({});
});
