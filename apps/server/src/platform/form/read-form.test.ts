import { addressForm, registerForm } from '@shop/form-definitions';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors/index.ts';
import { readForm } from './read-form.ts';

const today = '2026-11-20';
const address = {
  shipping_last_name: ' 髙𠮷 ',
  shipping_first_name: '太郎',
  shipping_last_name_kana: 'ﾀｶﾖｼ',
  shipping_first_name_kana: 'たろう',
  company_name: '㈱見本',
  postal_code: '〒１００－０００１',
  prefecture: '東京都',
  city: '千代田区',
  address1: '丸の内１ー２－３',
  address2: 'ﾒｿﾞﾝ見本 １０１',
  phone_number: '０９０ー１２３４ー５６７８',
};

function errorsOf(read: () => unknown): Record<string, string[]> | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidInputError) return error.errors;
    throw error;
  }
  return undefined;
}

describe('an address', () => {
  it('is stored in a uniform character width, with names and the ー of words unchanged (F-01…F-07)', () => {
    expect(readForm(addressForm.fields, address, today)).toEqual({
      shipping_last_name: '髙𠮷',
      shipping_first_name: '太郎',
      shipping_last_name_kana: 'タカヨシ',
      shipping_first_name_kana: 'タロウ',
      company_name: '㈱見本',
      postal_code: '1000001',
      prefecture: '東京都',
      city: '千代田区',
      address1: '丸の内1-2-3',
      address2: 'メゾン見本 101',
      phone_number: '09012345678',
    });
  });

  it('may omit optional fields', () => {
    const bare = { ...address, company_name: undefined, address2: null, shipping_last_name_kana: '' };
    expect(readForm(addressForm.fields, bare, today)).toMatchObject({
      company_name: '',
      address2: '',
      shipping_last_name_kana: '',
    });
  });

  it.each([
    ['a postal code of six digits', { postal_code: '100000' }, 'postal_code'],
    ['a prefecture that does not exist', { prefecture: '東京' }, 'prefecture'],
    ['a city of spaces', { city: '　' }, 'city'],
    ['an emoji in a name', { shipping_first_name: '太郎🥓' }, 'shipping_first_name'],
    ['kanji in kana', { shipping_last_name_kana: '見本' }, 'shipping_last_name_kana'],
    ['a telephone that begins with 1', { phone_number: '1234567890' }, 'phone_number'],
    ['a name of 51 characters', { shipping_last_name: '𠮷'.repeat(51) }, 'shipping_last_name'],
  ])('is refused for %s, at that field alone', (_case, change, field) => {
    const errors = errorsOf(() => readForm(addressForm.fields, { ...address, ...change }, today));
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(errors?.[field]).toHaveLength(1);
  });

  it('counts a rare character of two code units as one', () => {
    expect(
      errorsOf(() => readForm(addressForm.fields, { ...address, shipping_last_name: '𠮷'.repeat(50) }, today)),
    ).toBeUndefined();
  });
});

describe('a date of birth', () => {
  const born = (birth_date: string): Record<string, string[]> | undefined =>
    errorsOf(() =>
      readForm(
        registerForm.fields.filter(({ name }) => name === 'birth_date'),
        { birth_date },
        today,
      ),
    );

  it.each(['1990-02-30', '1990-13-01', 'heisei 2', '2026-11-20', '2027-01-01'])('refuses %s', (date) => {
    expect(born(date)).toHaveProperty('birth_date');
  });

  it.each(['1990-01-31', '2000-02-29', '2026-11-19'])('accepts %s', (date) => {
    expect(born(date)).toBeUndefined();
  });
});
