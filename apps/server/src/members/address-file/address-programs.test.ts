import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';
import { otherAddresses, sendAddresses } from './testing/send-addresses.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await loginAs(app);
});
beforeEach(() => app.call('DELETE', '/v1/me/user-addresses-all', { token }));
afterAll(() => app.close());

const send = (bytes: Uint8Array) => sendAddresses(app, token, bytes);
const others = () => otherAddresses(app, token);

/** A file with a heading for each cell; `separator` is between cells. */
const file = (cells: Readonly<Record<string, string>>, separator = ',') =>
  [Object.keys(cells), Object.values(cells)].map((row) => row.join(separator)).join('\r\n');

const brush = {
  氏名: '見本　太郎',
  フリガナ: 'みほん たろう',
  敬称: '様',
  郵便番号: '100-0001',
  住所1: '東京都千代田区見本町1-2-3',
  住所2: '見本ビル2階',
  電話番号: '03-1234-5678',
};
const postcard = {
  '氏名(姓)': '見本',
  '氏名(名)': '太郎',
  'フリガナ(姓)': 'ミホン',
  'フリガナ(名)': 'タロウ',
  敬称: '様',
  '郵便番号(自宅欄)': '1000001',
  '自宅住所(都道府県)': '東京都',
  '自宅住所(市区町村)': '千代田区',
  '自宅住所(番地等)': '見本町1-2-3',
  '自宅住所(建物名)': '見本ビル2階',
  '連名1(名:自宅欄)': '花',
};
const { 'フリガナ(姓)': _last, 'フリガナ(名)': _first, ...postcardInOne } = postcard;
const amazon = {
  'order-id': '000-0000000-0000000',
  'recipient-name': '見本 太郎',
  'ship-address-1': '千代田区見本町1-2-3',
  'ship-address-2': '見本ビル',
  'ship-address-3': '2階',
  'ship-city': '',
  'ship-state': '東京都',
  'ship-postal-code': '100-0001',
  'ship-country': 'JP',
  'ship-phone-number': '0312345678',
};
const rakuten = {
  注文番号: '000000-00000000-00000000',
  送付先郵便番号1: '100',
  送付先郵便番号2: '1',
  送付先住所都道府県: '東京都',
  送付先住所郡市区: '千代田区',
  送付先住所それ以降の住所: '見本町1-2-3 見本ビル2階',
  送付先姓: '見本',
  送付先名: '太郎',
  送付先姓カナ: 'ミホン',
  送付先名カナ: 'タロウ',
  送付先電話番号1: '3',
  送付先電話番号2: '1234',
  送付先電話番号3: '5678',
};
const googlePlace = {
  'Phone 1 - Value': '+81 3-1234-5678',
  'Address 1 - Formatted': '',
  'Address 1 - Street': '見本町1-2-3',
  'Address 1 - City': '千代田区',
  'Address 1 - Region': '東京都',
  'Address 1 - Postal Code': '100-0001',
  'Address 1 - Extended Address': '見本ビル2階',
};
const google = {
  'First Name': '太郎',
  'Last Name': '見本',
  'Phonetic First Name': 'タロウ',
  'Phonetic Last Name': 'ミホン',
  Notes: '',
  ...googlePlace,
};
const olderGoogle = {
  Name: '見本 太郎',
  'Given Name': '太郎',
  'Family Name': '見本',
  'Given Name Yomi': 'タロウ',
  'Family Name Yomi': 'ミホン',
  ...googlePlace,
};
const outlook = {
  姓: '見本',
  名: '太郎',
  姓フリガナ: 'ミホン',
  名前フリガナ: 'タロウ',
  会社名: '',
  '郵便番号 (自宅)': '100-0001',
  '都道府県 (自宅)': '東京都',
  '市町村 (自宅)': '千代田区',
  '番地 (自宅)': '見本町1-2-3',
  '住所 2 (自宅)': '見本ビル2階',
  自宅電話: '',
  携帯電話: '03-1234-5678',
};

describe('an address file', () => {
  it.each([
    ['筆ぐるめ', iconv.encode(file(brush), 'cp932')],
    [
      'はがきデザインキット with a column of telephone numbers',
      Buffer.from(file({ ...postcard, 電話番号: '0312345678' })),
    ],
    [
      'はがきデザインキット with kana in one column',
      Buffer.from(file({ ...postcardInOne, フリガナ: 'ミホン タロウ', 電話番号: '0312345678' })),
    ],
    ['Amazon', iconv.encode(file(amazon, '\t'), 'cp932')],
    ['楽天', iconv.encode(file(rakuten), 'cp932')],
    ['Google Contacts', Buffer.from(file(google))],
    ['Google Contacts in its older format', Buffer.from(file(olderGoogle))],
    ['Outlook', iconv.encode(file(outlook), 'cp932')],
    ['Outlook, saved by Excel as Unicode text', iconv.encode(file(outlook, '\t'), 'utf-16le', { addBOM: true })],
  ])('of %s is recognised by its headings', async (program, bytes) => {
    expect(await send(bytes)).toEqual({ status: 201, body: { rows: 1, added: 1, known: 0 } });
    const isRakuten = program === '楽天';
    expect(await others()).toMatchObject([
      {
        shipping_last_name: '見本',
        shipping_first_name: '太郎',
        shipping_kana: program === 'Amazon' ? '' : 'ミホン タロウ',
        company_name: null,
        postal_code: '1000001',
        prefecture: '東京都',
        city: '千代田区',
        address1: isRakuten ? '見本町1-2-3 見本ビル2階' : '見本町1-2-3',
        address2: isRakuten ? null : program === 'Amazon' ? '見本ビル 2階' : '見本ビル2階',
        phone_number: '0312345678',
        cell_phone_number: null,
      },
    ]);
  });

  it.each([
    ['a name that cannot be split', { ...brush, 氏名: '見本太郎' }, 'rows.2.shipping_first_name', /^2行目:.*空白/],
    ['no prefecture', { ...brush, 住所1: '見本町1-2-3' }, 'rows.2.prefecture', /^2行目:/],
    ['an unknown city', { ...brush, 住所1: '東京都見本町1-2-3' }, 'rows.2.city', /^2行目:/],
    ['no column of telephone numbers', postcard, 'rows.1', /^1行目:はがきデザインキット.*「電話番号」の列/],
    ['no contact with an address', { ...google, ...blank(googlePlace) }, 'file', /住所/],
  ])('of a program with %s is refused with the reason', async (_what, cells, field, message) => {
    const { status, body } = await send(Buffer.from(file(cells)));
    expect([status, body.code]).toEqual([422, 'address.import_invalid']);
    expect(body.errors?.[field]).toEqual([expect.stringMatching(message)]);
    expect(await others()).toEqual([]);
  });

  it('of contacts is imported without those that have no address', async () => {
    const friend = Object.values({ ...google, ...blank(googlePlace) }).join(',');
    expect((await send(Buffer.from(`${file(google)}\r\n${friend}`))).body).toEqual({ rows: 1, added: 1, known: 0 });
  });
});

function blank(cells: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(cells).map((heading) => [heading, '']));
}
