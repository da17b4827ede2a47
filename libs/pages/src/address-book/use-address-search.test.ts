import type { Address } from '@shop/api';
import { describe, expect, it } from 'vitest';
import { findAddresses } from './use-address-search.ts';

const entry = (shipping_name: string, shipping_kana: string, full_address: string, more: Partial<Address> = {}) =>
  // The search reads only these fields of an address.
  ({
    shipping_name,
    shipping_kana,
    full_address,
    company_name: null,
    postal_code: '1000001',
    phone_number: '0312345678',
    cell_phone_number: null,
    ...more,
  }) as Address;
const book = [
  entry('見本 太郎', 'ミホン タロウ', '東京都千代田区千代田1-1'),
  entry('見本 花子', 'ミホン ハナコ', '大阪府大阪市北区梅田2-2', {
    postal_code: '5300001',
    company_name: '見本ハム商会',
  }),
];
const names = (typed: string) => findAddresses(book, typed).map(({ shipping_name }) => shipping_name);

describe('a search in the address book', () => {
  it.each([
    ['太郎', ['見本 太郎']],
    ['はなこ', ['見本 花子']],
    ['ﾊﾅｺ', ['見本 花子']],
    ['梅田2', ['見本 花子']],
    ['530-0001', ['見本 花子']],
    ['03−1234−5678', ['見本 太郎', '見本 花子']],
    ['ハム商会', ['見本 花子']],
    ['見本 千代田', ['見本 太郎']],
    ['見本 太郎 梅田', []],
    ['  ', ['見本 太郎', '見本 花子']],
  ])('for %j finds %j', (typed, found) => {
    expect(names(typed)).toEqual(found);
  });
});
