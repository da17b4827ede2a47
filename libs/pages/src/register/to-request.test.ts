import { expect, test } from 'vitest';
import { toUserInput, type RegisterValues } from './to-request.ts';

const values: RegisterValues = {
  last_name: '見本',
  first_name: '太郎',
  last_name_kana: 'ミホン',
  first_name_kana: 'タロウ',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '見本町1-2-3',
  address2: '',
  phone_number: '09012345678',
  birth_date: '1990-01-31',
  gender: '4',
  password: 'ながいながいあいことばです',
  question_ct: '2',
  question_answer: 'みほん',
  newsletter: '0',
  agreement: '1',
};
const proof = { email: 'taro@example.com', code: 'abc' };

test('the form is converted to a registration of the API contract, without the consent', () => {
  const { agreement, ...texts } = values;
  expect(agreement).toBe('1');
  expect(toUserInput(values, proof)).toEqual({
    ...texts,
    address2: null,
    question_ct: 2,
    email: 'taro@example.com',
    email_verify_code: 'abc',
  });
});

test('fields added by a customer are sent in `other`', () => {
  const typed = { ...values, member_number: '007' };
  expect(toUserInput(typed, proof)).toMatchObject({ other: { member_number: '007' } });
  expect(toUserInput(typed, proof)).not.toHaveProperty('member_number');
});

test('a school key has its own field; an empty added field is not sent', () => {
  const sent = toUserInput({ ...values, school_key: 'MHN7K3Q2R9X', member_number: '' } as RegisterValues, proof);
  expect(sent.school_key).toBe('MHN7K3Q2R9X');
  expect(sent).not.toHaveProperty('other');
});

test('an empty gender is not sent', () => {
  expect(toUserInput({ ...values, gender: '' }, proof)).not.toHaveProperty('gender');
});
