import { describe, expect, it } from 'vitest';
import { readPostalFile } from './postal-file.ts';

const area = (code: string, city: string, town: string, prefecture = '東京都') =>
  `13101,"100  ","${code}","トウキョウト","シ","チョウ","${prefecture}","${city}","${town}",0,0,0,0,0,0\r\n`;
const office = (code: string, town: string, rest: string, change = '0') =>
  `13113,"カイシャ","見本株式会社","東京都","渋谷区","${town}","${rest}","${code}","150  ","渋谷",0,0,${change}\r\n`;

describe('reading a file of Japan Post', () => {
  it('strips notes from the town names of an area file', () => {
    const { kind, places } = readPostalFile(
      area('1000000', '千代田区', '以下に掲載がない場合') +
        area('1630801', '新宿区', '西新宿新宿NSビル(1階)') +
        area('1006890', '千代田区', '大手町JAビル(地階・階層不明)') +
        area('5220317', '犬上郡多賀町', '一円', '滋賀県') +
        area('1000301', '利島村', '利島村一円'),
    );
    expect(kind).toBe('area');
    expect(places.map(({ code, town }) => [code, town])).toEqual([
      ['1000000', ''],
      ['1630801', '西新宿新宿NSビル'],
      ['1006890', '大手町JAビル'],
      ['5220317', '一円'],
      ['1000301', ''],
    ]);
  });

  it('joins street and number in an office file, and leaves out closed offices', () => {
    const { kind, places } = readPostalFile(
      office('1508510', '渋谷', '２丁目２１−１') + office('1508511', '渋谷', '1-1', '5'),
    );
    expect(kind).toBe('office');
    expect(places).toEqual([{ code: '1508510', prefecture: '東京都', city: '渋谷区', town: '渋谷2丁目21−1' }]);
  });

  it('refuses a file that lost leading zeros in a spreadsheet, and shows the code', () => {
    expect(() => readPostalFile(area('1000000', '', '') + area('600000', '', ''))).toThrow(
      '2行目の3列目: 郵便番号「600000」の先頭の0がなくなっています。',
    );
  });

  it('refuses any other file', () => {
    expect(() => readPostalFile('code,prefecture\r\n1000001,東京都\r\n')).toThrow('utf_ken_all.csv');
    expect(() => readPostalFile('')).toThrow('utf_ken_all.csv');
  });
});
