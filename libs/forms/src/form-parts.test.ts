import { postalCopy } from '@shop/copy';
import { addressForm, registerForm } from '@shop/form-definitions';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearDrafts, dropDraft, readDraft, saveDraft } from './drafts/drafts.ts';
import { fillAddress } from './fill-address.ts';
import { assistKana, readingOf } from './furigana.ts';
import { otherTown, placeErrors } from './place-errors.ts';
import { sortServerErrors } from './server-errors.ts';
import type { FormValues } from './types.ts';

const HOUR = 3_600_000;

/** Implements the browser's storage with a map. */
class MemoryStorage implements Storage {
  #map = new Map<string, string>();
  get length() {
    return this.#map.size;
  }
  key = (index: number) => [...this.#map.keys()][index] ?? null;
  getItem = (key: string) => this.#map.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#map.set(key, value);
  removeItem = (key: string) => void this.#map.delete(key);
  clear = () => this.#map.clear();
}

describe('drafts', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = new MemoryStorage();
  });

  test('typed values are restored within 24 hours', () => {
    saveDraft(storage, 'a', addressForm, { city: '千代田区' }, HOUR);
    expect(readDraft(storage, 'a', addressForm, 25 * HOUR)).toMatchObject({ city: '千代田区', address1: '' });
    expect(readDraft(storage, 'a', addressForm, 25 * HOUR + 1)).toBeNull();
    expect(readDraft(storage, 'b', addressForm, 0)).toBeNull();
  });

  test('passwords, secret answers and consents are never stored', () => {
    const typed = { city: '千代田区', password: 'ひみつの言葉', question_answer: 'ポチ', agreement: '1' };
    saveDraft(storage, 'r', registerForm, typed, 0);
    const stored = storage.getItem('draft:r') ?? '';
    expect(stored).toContain('千代田区');
    for (const secret of ['ひみつ', 'ポチ', 'agreement']) expect(stored).not.toContain(secret);
  });

  test('logout and order clear every draft and nothing else', () => {
    saveDraft(storage, 'a', addressForm, {}, 0);
    saveDraft(storage, 'b', addressForm, {}, 0);
    storage.setItem('positions', '1');
    clearDrafts(storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem('positions')).toBe('1');
  });

  test('one draft is deleted by its key', () => {
    saveDraft(storage, 'a', addressForm, {}, 0);
    dropDraft(storage, 'a');
    expect(storage.length).toBe(0);
  });

  test('a field that the form no longer has is left out', () => {
    storage.setItem('draft:a', '{"savedAt":0,"values":{"city":"千代田区","fax":"1"}}');
    expect(readDraft(storage, 'a', addressForm, 0)).toEqual({ city: '千代田区' });
  });

  test.each([
    '',
    '{',
    '[]',
    'null',
    '{"values":{}}',
    '{"savedAt":0}',
    '{"savedAt":"x","values":{}}',
    '{"savedAt":0,"values":5}',
    '{"savedAt":0,"values":{"city":1,"address1":"1"}}',
  ])('%j is not a valid draft', (text) => {
    storage.setItem('draft:a', text);
    expect(readDraft(storage, 'a', addressForm, 0)).toBeNull();
  });
});

describe('F-06: a postal code fills fields that the user has not typed', () => {
  const place = { prefecture: '東京都', city: '千代田区', town: '見本町' };
  const empty = { prefecture: '', city: '', address1: '', address2: '' };

  test('empty fields are filled', () => {
    const changes = { prefecture: '東京都', city: '千代田区', address1: '見本町' };
    expect(fillAddress(empty, {}, place)).toEqual({ changes, filled: changes, replacements: {} });
  });

  test('typed values remain, and replacements are suggested where the postal code contradicts them', () => {
    const { changes, replacements } = fillAddress({ ...empty, city: '港区', address1: '自分の町1-2' }, {}, place);
    expect([changes, replacements]).toEqual([{ prefecture: '東京都' }, { city: '千代田区', address1: '見本町' }]);
  });

  test.each([
    ['a number after the town', { prefecture: '東京都', city: '千代田区', address1: '見本町１－２' }],
    ['another spelling', { prefecture: '東京都', city: '千代田區', address1: '大字見本町1' }],
  ])('no replacement is suggested for the same place: %s', (_what, typed) => {
    expect(fillAddress({ ...empty, ...typed }, {}, place)).toEqual({ changes: {}, filled: {}, replacements: {} });
  });

  test('a code that covers a whole city suggests no street', () => {
    expect(fillAddress({ ...empty, address1: '自分の町1' }, {}, { ...place, town: '' }).replacements).toEqual({});
  });

  test('values filled by an earlier lookup are replaced', () => {
    const filled = { prefecture: '大阪府', city: '大阪市', address1: '見本' };
    expect(fillAddress({ ...filled, address2: '' }, filled, place).changes).toEqual({
      prefecture: '東京都',
      city: '千代田区',
      address1: '見本町',
    });
  });

  test('a number after the old town is preserved after the new one, repeatedly', () => {
    const first = fillAddress({ ...empty, address1: '見本1-2' }, { address1: '見本' }, place);
    expect([first.changes['address1'], first.filled['address1']]).toEqual(['見本町1-2', '見本町']);
    const second = fillAddress({ ...empty, ...first.changes }, first.filled, { ...place, town: '丸の内' });
    expect([second.changes['address1'], second.replacements]).toEqual(['丸の内1-2', {}]);
  });

  test('a filled value that the user has cleared is filled again', () =>
    expect(fillAddress(empty, { city: '大阪市' }, place).changes).toMatchObject({ city: '千代田区' }));

  test.each([
    ['a longer town instead of the filled one', { address1: '見本町西1' }, { address1: '見本町' }],
    ['another town instead of the filled one', { address1: '丸山3' }, { address1: '見本' }],
    ['a number without a town', { address1: '1-2' }, {}],
    ['a number after the filled city', { city: '大阪市1' }, { city: '大阪市' }],
    ['a town after the city', { city: '千代田区見本町' }, {}],
  ])('%s counts as typed by the user', (_what, typed, filled) => {
    const { replacements } = fillAddress({ ...empty, ...typed }, filled, { ...place, town: '丸の内' });
    expect(Object.keys(replacements)).toEqual(Object.keys(typed));
  });

  test('a form without these fields is not changed', () =>
    expect(fillAddress({ email: '' }, {}, place)).toEqual({ changes: {}, filled: {}, replacements: {} }));
});

describe('F-06: a postal code against the prefecture', () => {
  const chitose = [{ prefecture: '北海道', city: '千歳市', town: '協和' }];
  const values = { postal_code: '066-0005', prefecture: '北海道', city: '千歳市', address1: '協和1' };

  test('is reported at the contradicting field, with the place of the code', () => {
    expect(placeErrors(values, chitose, postalCopy)).toEqual({});
    const message = '郵便番号 066-0005 は北海道千歳市の番号です。都道府県か郵便番号をお確かめください';
    expect(placeErrors({ ...values, prefecture: '沖縄県' }, chitose, postalCopy)).toEqual({ prefecture: message });
    expect(placeErrors({ ...values, prefecture: '沖縄県', city: '那覇市' }, chitose, postalCopy)).toEqual({
      postal_code: message,
    });
    expect(placeErrors({ ...values, prefecture: '沖縄県' }, undefined, postalCopy)).toEqual({
      postal_code: message.replace('千歳市', ''),
    });
  });

  test.each<FormValues>([{ email: '' }, { postal_code: '066-0005' }, { prefecture: '沖縄県' }])(
    'is not checked in a form with only one of them: %j',
    (alone) => {
      expect(placeErrors(alone, chitose, postalCopy)).toEqual({});
      expect(otherTown(alone, undefined)).toBeNull();
    },
  );

  test.each([
    ['北海道', '千歳市', '協和1', null],
    ['北海道', '千歳市', '東雲町1', chitose[0]],
    ['北海道', '千歳市', '', null],
    ['北海道', '恵庭市', '東雲町1', null],
    ['青森県', '千歳市', '東雲町1', null],
  ])('a town of another code is reported without an error: %s%s%s', (prefecture, city, address1, place) => {
    expect(otherTown({ ...values, prefecture, city, address1 }, chitose)).toEqual(place);
  });

  test('nothing is reported for one of several towns of a code, a whole city, or without a street', () => {
    const [kyowa] = chitose;
    const several = [...chitose, { prefecture: '北海道', city: '千歳市', town: '東雲町' }];
    expect(otherTown({ ...values, address1: '東雲町1' }, several)).toBeNull();
    expect(otherTown({ ...values, address1: '清水町1' }, several)).toEqual(kyowa);
    expect(otherTown(values, [{ prefecture: '北海道', city: '千歳市', town: '' }])).toBeNull();
    expect(otherTown({ prefecture: '北海道', city: '千歳市' }, chitose)).toBeNull();
  });
});

describe('F-13: furigana', () => {
  test.each([
    [['ｍ', 'み', 'みｈ', 'みほ', 'みほん', '見本'], '見本', 'ミホン'],
    [['t', 'た', 'たろう', '太郎', '太朗'], '太朗', 'タロウ'],
    [['みほん'], 'みほん', 'ミホン'],
    [['ﾐﾎﾝ', '見本'], '見本', 'ミホン'],
    [['みほん'], '', ''],
    [['見本'], '見本', ''],
  ])('%j committed as %j has the reading %j', (updates, committed, reading) =>
    expect(readingOf(updates, committed)).toBe(reading),
  );

  test('an untouched field is filled, word by word', () => {
    expect(assistKana('', '', 'ミ', true)).toBe('ミ');
    expect(assistKana('ミ', 'ミ', 'ホン', false)).toBe('ミホン');
    expect(assistKana('ミホン', 'ミホン', 'ヤマダ', true)).toBe('ヤマダ');
  });

  test('a field changed by the user is not changed', () =>
    expect(assistKana('サンプル', 'ミホン', 'ヤマダ', true)).toBe('サンプル'));
});

test("the server's errors are mapped to fields by the last part of their path; the others are returned separately", () => {
  const sorted = sortServerErrors(addressForm, {
    postal_code: ['郵便番号をご確認ください', '二つ目'],
    'shippings.0.address.city': ['市区町村をご確認ください'],
    phone_number: [],
    version: ['更新されています'],
    token: [],
  });
  expect(sorted).toStrictEqual({
    fields: { postal_code: '郵便番号をご確認ください', city: '市区町村をご確認ください' },
    others: ['更新されています'],
  });
});
