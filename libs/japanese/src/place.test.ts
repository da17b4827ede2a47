import { describe, expect, it } from 'vitest';
import { cityNames, foldPlace, placeLine, prefectureContradiction, prefecturesOfPostalCode } from './index.ts';

describe('names of places', () => {
  it.each([
    ['龍ケ崎市', '竜ヶ崎市', '龍が崎市', '龍ｹ崎市'],
    ['四條畷市', '四条畷市', '四條 畷市'],
    ['塩竈市', '鹽竈市', '塩釜市'],
    ['葛\u{e0100}城市', '葛城市'],
    ['飛驒市', '飛騨市'],
    ['北一条西', '北１条西', '北1条西'],
    ['南二十四条', '南24条'],
    ['大字見本字中', '見本中'],
    ['丸ノ内', '丸の内', '丸之内'],
    ['四ッ谷', '四ツ谷', '四っ谷', '四つ谷'],
    ['𠮷野町', '吉野町'],
  ])('are equal in any spelling: %s', (first, ...others) => {
    for (const other of others) expect(foldPlace(other)).toBe(foldPlace(first));
  });

  it.each([
    ['札幌市北区', '札幌市中央区'],
    ['八戸市', '六戸町'],
    ['三条市', '四条市'],
    ['一宮市', '二宮町'],
    ['鶴岡市', '亀岡市'],
  ])('differ for different places: %s and %s', (one, other) => {
    expect(foldPlace(one)).not.toBe(foldPlace(other));
  });

  it.each([
    ['〇', '0'],
    ['十', '10'],
    ['十二', '12'],
    ['二十', '20'],
    ['二十四', '24'],
    ['二〇', '20'],
    ['百', '100'],
    ['百五', '105'],
    ['二百三十', '230'],
  ])('have %s converted to %s', (kanji, digits) => expect(foldPlace(kanji)).toBe(digits));

  it('of a village match with and without its district', () => {
    expect(cityNames('桑名郡木曽岬町')).toEqual(['桑名郡木曽岬町', '木曽岬町'].map(foldPlace));
    expect(cityNames('札幌市中央区')).toEqual(['札幌市中央区', '中央区']);
    expect(cityNames('三宅島三宅村')).toEqual(['三宅島三宅村', '三宅村'].map(foldPlace));
    expect(cityNames('大和郡山市')).toEqual(['大和郡山市']);
    expect(cityNames('四日市市')).toEqual([foldPlace('四日市市')]);
  });

  it('lose a repeated prefecture', () => {
    expect(placeLine({ city: '北海道千歳市', address1: '協和1' })).toBe('千歳市協和1');
    expect(placeLine({ city: '京都郡みやこ町', address1: '1' })).toBe(foldPlace('京都郡みやこ町1'));
  });
});

describe('a postal code against the prefecture (F-06)', () => {
  const typed = { postalCode: '066-0005', prefecture: '北海道', city: '千歳市', address1: '協和1' };
  const chitose = [{ prefecture: '北海道', city: '千歳市' }];

  it('matches its own prefecture, in any width, and is not checked while one of the two is missing', () => {
    for (const change of [
      {},
      { postalCode: '０６６－０００５' },
      { prefecture: '' },
      { postalCode: '', prefecture: '沖縄県' },
      { postalCode: '0660', prefecture: '沖縄県' },
    ]) {
      expect(prefectureContradiction({ ...typed, ...change }, chitose)).toBeNull();
    }
  });

  it('reports the prefecture when the city is that of the code, otherwise the code', () => {
    expect(prefectureContradiction({ ...typed, prefecture: '沖縄県' }, chitose)).toEqual({
      field: 'prefecture',
      belongsTo: ['北海道千歳市'],
    });
    expect(prefectureContradiction({ ...typed, prefecture: '沖縄県', city: '那覇市' }, chitose)).toEqual({
      field: 'postal_code',
      belongsTo: ['北海道千歳市'],
    });
    expect(prefectureContradiction({ ...typed, prefecture: '沖縄県', city: '' }, chitose)).toMatchObject({
      field: 'postal_code',
    });
  });

  it('is checked by its prefix when it is unknown', () => {
    expect(prefectureContradiction({ ...typed, postalCode: '1508510', prefecture: '東京都' }, [])).toBeNull();
    expect(prefectureContradiction({ ...typed, postalCode: '1508510', prefecture: '沖縄県' }, [])).toEqual({
      field: 'postal_code',
      belongsTo: ['東京都'],
    });
  });

  it.each([
    ['0660005', ['北海道']],
    ['9000000', ['沖縄県']],
    ['4980000', ['愛知県', '三重県']],
    ['0180000', ['青森県', '秋田県']],
    ['5200000', ['滋賀県', '京都府']],
    ['1378686', ['東京都']],
    ['1198686', ['東京都']],
    ['0080000', ['北海道']],
    ['6888686', ['鳥取県', '島根県']],
  ])('has the prefectures of its prefix: %s in %j', (code, prefectures) =>
    expect(prefecturesOfPostalCode(code)).toEqual(prefectures),
  );

  it('has a prefecture for every prefix', () => {
    for (let prefix = 0; prefix < 1000; prefix += 1)
      expect(prefecturesOfPostalCode(`${String(prefix).padStart(3, '0')}0000`)).not.toEqual([]);
  });
});
