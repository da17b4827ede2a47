import type { AddressExportProgress } from '@shop/api';
import { LIMITS } from '@shop/constants';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { addressExports } from '../../platform/db/schema/address-exports.ts';
import { SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import { loginAs, openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { addressExportJob } from './address-export-job.ts';
import { addressBook, otherAddresses, sendAddresses } from './testing/send-addresses.ts';

let app: TestApp;
let token: string;
let other: string;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  token = await loginAs(app);
  other = await loginAs(app, { username: 'jiro@example.com' });
  await app.call('DELETE', '/v1/me/user-addresses-all', { token });
});
afterAll(() => app.close());

const HEADER =
  '姓,名,セイ(カナ),メイ(カナ),会社名・団体名,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号';
const row = (
  changes: Partial<Record<'last' | 'company' | 'postal' | 'prefecture' | 'city' | 'street' | 'phone', string>> = {},
) => {
  const {
    last = '髙﨑',
    company = '',
    postal = '100-0001',
    prefecture = '東京都',
    city = '千代田区',
    street = '千代田1-1',
    phone = '03-1234-5678',
  } = changes;
  return [last, '花', 'タカサキ', 'ハナ', company, postal, prefecture, city, street, '見本ビル2階', phone, ''].join(
    ',',
  );
};
const csv = (...rows: string[]) => [HEADER, ...rows].join('\r\n');

const send = (file: string | Uint8Array, as = token) => sendAddresses(app, as, file);
async function fetchFile(encoding?: 'utf-8' | 'shift_jis', as = token) {
  const { statusCode, headers, rawPayload } = await app.server.inject({
    method: 'GET',
    url: '/v1/me/user-addresses/export',
    ...(encoding && { query: { encoding } }),
    headers: { 'x-channel': 'simple.localhost', authorization: `Bearer ${as}` },
  });
  return { status: statusCode, headers, bytes: rawPayload };
}
const book = (as = token) => addressBook(app, as);
const others = () => otherAddresses(app, token);

describe('a file of addresses', () => {
  it.each([
    ['UTF-8', Buffer.from(csv(row()))],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${csv(row())}`)],
    ['Shift_JIS as Windows writes it', iconv.encode(csv(row()), 'cp932')],
    ['UTF-16 as Excel writes it', iconv.encode(csv(row()), 'utf-16le', { addBOM: true })],
  ])('is read in %s', async (_name, bytes) => {
    expect(await send(bytes)).toEqual({ status: 201, body: { rows: 1, added: 1, known: 0 } });
    expect(await others()).toMatchObject([
      {
        shipping_name: '髙﨑 花',
        shipping_kana: 'タカサキ ハナ',
        company_name: null,
        postal_code: '1000001',
        address2: '見本ビル2階',
        phone_number: '0312345678',
        is_default: false,
      },
    ]);
  });

  it('is read in EUC-JP, and refused in mixed encodings', async () => {
    const name = { last: '高崎' };
    expect((await send(iconv.encode(csv(row(name)), 'euc-jp'))).status).toBe(201);
    expect(await others()).toMatchObject([{ shipping_name: '高崎 花' }]);
    const mixed = Buffer.concat([Buffer.from(`${csv(row())}\r\n`), iconv.encode(row(), 'cp932')]);
    const { status, body } = await send(mixed);
    expect([status, body.errors?.file?.[0]]).toEqual([422, expect.stringMatching(/^3行目の1列目:.*CSV UTF-8/)]);
  });

  it('that lost characters of the address book when it was saved is refused with an error at the row', async () => {
    await send(csv(row({ last: '𠮷田' })));
    const { status, body } = await send(iconv.encode(csv(row(), row({ last: '?田' })), 'cp932'));
    expect([status, body.errors]).toEqual([
      422,
      { 'rows.3': [expect.stringMatching(/^3行目:登録済みのお届け先の文字の一部が.*CSV UTF-8/)] },
    ]);
    expect(await others()).toHaveLength(1);
  });

  it('in which a spreadsheet has turned streets into dates and shortened numbers is refused with the reason', async () => {
    const file = csv(row({ street: '1月2日' }), row({ street: '2001/1/2' }), row({ phone: '8.19012E+11' }));
    const { status, body } = await send(file);
    expect([status, body.errors]).toEqual([
      422,
      {
        'rows.2.address1': [expect.stringMatching(/^2行目:.*日付に変えた/)],
        'rows.3.address1': [expect.stringMatching(/^3行目:.*日付に変えた/)],
        'rows.4.phone_number': [expect.stringMatching(/^4行目:.*桁を省いて/)],
      },
    ]);
  });

  it('may have apostrophes before its numbers, and full-width ones without their zeros', async () => {
    const numbers = { postal: "'060-0001", prefecture: '北海道', city: '札幌市中央区', phone: '３１２３４５６７８' };
    expect((await send(csv(row(numbers)))).body).toMatchObject({ added: 1 });
    expect(await others()).toMatchObject([{ postal_code: '0600001', phone_number: '0312345678' }]);
  });

  it('may have its columns in any order and character width, and omit optional ones', async () => {
    const file =
      '電話番号,名,姓,都道府県, 郵便番号 ,市区町村,町名・番地,セイ(カナ),メイ(カナ)\n0312345678,花,見本,東京都,１０００００１,千代田区,千代田１－１,みほん,ﾊﾅ';
    expect((await send(file)).status).toBe(201);
    expect(await others()).toMatchObject([
      { shipping_name: '見本 花', shipping_kana: 'ミホン ハナ', address1: '千代田1-1', address2: null },
    ]);
  });

  it('adds no address twice, also when it is sent again', async () => {
    const file = csv(row(), row({ street: '千代田1-2' }), row({ street: '千代田１－２' }));
    expect((await send(file)).body).toEqual({ rows: 3, added: 2, known: 1 });
    expect((await send(file)).body).toEqual({ rows: 3, added: 0, known: 3 });
    expect(await others()).toHaveLength(2);
  });

  it('is refused with errors by spreadsheet row number, and adds nothing', async () => {
    const file = csv(row(), '', row({ postal: '12', phone: 'abc' }), row({ last: '' }), `${row()},備考`);
    const { status, body } = await send(file);
    expect([status, body.code]).toEqual([422, 'address.import_invalid']);
    expect(Object.keys(body.errors ?? {})).toEqual([
      'rows.4.postal_code',
      'rows.4.phone_number',
      'rows.5.shipping_last_name',
      'rows.6',
    ]);
    expect(body.errors?.['rows.4.postal_code']?.[0]).toMatch(/^4行目:郵便番号/);
    expect(await others()).toEqual([]);
  });

  it('is refused as a whole, with an error for each row where postal code, prefecture and city contradict', async () => {
    const okinawa = row({ postal: '066-0005', prefecture: '沖縄県', city: '那覇市' });
    const { status, body } = await send(csv(row(), okinawa, row({ prefecture: '北海道' }), row({ city: '港区' })));
    expect([status, body.code]).toEqual([422, 'address.import_invalid']);
    expect(body.errors).toEqual({
      'rows.3.postal_code': ['3行目:郵便番号 066-0005 は北海道千歳市の番号です。都道府県か郵便番号をお確かめください'],
      'rows.4.prefecture': ['4行目:郵便番号 100-0001 は東京都千代田区の番号です。都道府県か郵便番号をお確かめください'],
      'rows.5.city': ['5行目:郵便番号 100-0001 は東京都千代田区の番号です。市区町村か郵便番号をお確かめください'],
    });
    expect(await others()).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['only a header row', HEADER],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452ff81', 'hex')],
    ['quotation marks that do not match', csv(`"見本,花`)],
    ['an unknown heading', `${HEADER},備考\n${row()},x`],
    ['a repeated heading', `${HEADER},姓\n${row()},x`],
    ['a file without a heading for a required field', '姓,名\n見本,花'],
    ['UTF-16', Buffer.from(csv(row()), 'utf16le')],
    ['over the size limit', Buffer.alloc(512 * 1024 + 1, 0x41)],
    ['over the row limit', csv(...Array.from({ length: 501 }, () => row()))],
  ])('is refused with a reason when it is %s', async (_what, file) => {
    const { status, body } = await send(file);
    expect([status, body.code]).toEqual([422, 'address.import_invalid']);
    expect(Object.values(body.errors ?? {}).flat()).toEqual([expect.stringMatching(/。$/)]);
    expect(await others()).toEqual([]);
  });

  it('is refused as a whole when it exceeds the limit of the address book', async () => {
    const rows = Array.from({ length: LIMITS.addresses }, (_, index) => row({ street: `千代田1-${index}` }));
    expect(await send(csv(...rows))).toMatchObject({ status: 422, body: { code: 'address.limit_reached' } });
    expect(await others()).toEqual([]);
    const answers = await Promise.all([send(csv(...rows.slice(0, 30))), send(csv(...rows.slice(20)))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('has leading zeros restored that a spreadsheet removed, where they are certain', async () => {
    const sapporo = { prefecture: '北海道', city: '札幌市' };
    const rows = [
      row({ phone: '312345678' }),
      row({ phone: '9012345678', postal: '600001', ...sapporo }),
      row({ phone: '0112345678', postal: '10001', ...sapporo }),
    ];
    expect((await send(csv(...rows))).status).toBe(201);
    expect((await others()).map(({ phone_number, postal_code }) => [phone_number, postal_code])).toEqual([
      ['0312345678', '1000001'],
      ['09012345678', '0600001'],
      ['0112345678', '0010001'],
    ]);
    expect((await send(csv(row({ postal: '600001' })))).body.errors).toHaveProperty(['rows.2.postal_code']);
  });
});

describe('cells that a spreadsheet would treat as formulas (P-18)', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(1)', '＝1', ' =cmd'])('are refused: %s', async (cell) => {
    const { status, body } = await send(csv(row({ company: cell })));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['rows.2.company_name']]);
  });

  it('are imported and exported as text after an apostrophe; a country code needs none', async () => {
    expect((await send(csv(row({ company: `'=1+1`, phone: '+81 90-1234-5678' })))).status).toBe(201);
    expect(await others()).toMatchObject([{ company_name: '=1+1', phone_number: '09012345678' }]);
    const { bytes } = await fetchFile();
    expect(bytes.toString()).toContain(`,'=1+1,`);
    expect((await send(bytes)).body).toMatchObject({ added: 0 });
  });
});

describe('the address book as a file', () => {
  it('has a name, a byte order mark and Japanese headings, and can be imported again', async () => {
    await send(csv(row({ company: '"見本,""商会"""' })));
    const { status, headers, bytes } = await fetchFile();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="addresses-20261120.csv"; filename*=UTF-8''%E3%81%8A%E5%B1%8A%E3%81%91%E5%85%88_20261120.csv`,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(bytes.toString().split('\r\n')[0]).toBe(`\ufeff${HEADER}`);
    expect((await send(bytes)).body).toEqual({ rows: 2, added: 0, known: 2 });
  });

  it('is Shift_JIS on request, with a correct wave dash', async () => {
    await send(csv(row({ company: '見本〜商会－髙' })));
    const { headers, bytes } = await fetchFile('shift_jis');
    expect(headers['content-type']).toBe('text/csv; charset=Shift_JIS');
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
    expect(text).toContain('見本～商会－髙');
    expect(text).toContain('髙﨑');
    expect((await send(bytes)).status).toBe(201);
  });

  it('is not written in Shift_JIS when a name has a character that Shift_JIS lacks', async () => {
    await send(csv(row({ last: '𠮷田' })));
    const { status, bytes } = await fetchFile('shift_jis');
    expect(status).toBe(422);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      code: 'address.not_in_shift_jis',
      message: expect.stringContaining('「𠮷」'),
    });
    expect((await fetchFile()).bytes.toString()).toContain('𠮷田');
  });

  it('contains only the addresses of the member', async () => {
    await send(csv(row({ last: '薔薇園' })));
    expect((await fetchFile(undefined, other)).bytes.toString()).not.toContain('薔薇園');
  });
});

describe('a large address book', () => {
  const large = csv(...Array.from({ length: 31 }, (_, index) => row({ street: `千代田1-${index}` })));
  const progress = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString()) as AddressExportProgress;

  it('is written in the background: first a progress response, then the file until an address changes', async () => {
    await send(large);
    const first = await fetchFile();
    expect([first.status, first.headers['retry-after'], progress(first)]).toEqual([
      202,
      '3',
      { status: 'in_progress', message: expect.any(String), requested_at: '2026-11-20T01:00:00.000Z' },
    ]);
    expect((await fetchFile()).status).toBe(202);
    await addressExportJob.run(app.jobCtx());
    const file = await fetchFile();
    expect([file.status, file.bytes.toString().split('\r\n')]).toEqual([
      200,
      expect.objectContaining({ length: (await book()).length + 2 }),
    ]);
    expect((await fetchFile()).bytes.equals(file.bytes)).toBe(true);
    await app.call('DELETE', `/v1/me/user-addresses/${(await others())[0]?.id}`, { token });
    await send(csv(row({ street: '千代田2-1' })));
    expect((await fetchFile()).status).toBe(202);
    expect((await fetchFile('shift_jis')).status).toBe(202);
  });

  it('is written by any process, and can be downloaded from another one', async () => {
    await send(large);
    expect((await fetchFile()).status).toBe(202);
    const { server, process } = await buildApp({
      config: testConfig(),
      clock: app.clock,
      database: app.database,
      log: app.ctx().log,
    });
    await addressExportJob.run({ ...process, log: app.ctx().log });
    const { statusCode, rawPayload } = await server.inject({
      method: 'GET',
      url: '/v1/me/user-addresses/export',
      headers: { 'x-channel': 'simple.localhost', authorization: `Bearer ${token}` },
    });
    await server.close();
    expect(statusCode).toBe(200);
    expect((await fetchFile()).bytes.equals(rawPayload)).toBe(true);
  });

  it('is deleted after ten minutes', async () => {
    await send(large);
    await fetchFile();
    await addressExportJob.run(app.jobCtx());
    app.clock.advance(10 * 60_000 + 1);
    await addressExportJob.run(app.jobCtx());
    expect(await app.db.select().from(addressExports)).toEqual([]);
    expect((await fetchFile()).status).toBe(202);
  });

  it('is deleted with its member', async () => {
    token = await loginAs(app, { username: 'saburo@example.com' });
    await send(large);
    expect((await fetchFile()).status).toBe(202);
    const before = await app.db.select().from(addressExports);
    expect(
      (await app.call('DELETE', '/v1/me/user', { token, body: { current_password: SAMPLE_PASSWORD } })).status,
    ).toBe(204);
    expect(await app.db.select().from(addressExports)).toHaveLength(before.length - 1);
  });
});
