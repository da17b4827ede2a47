import type { PostalCodeHit, Prefecture } from '@shop/api';
import { PREFECTURES } from '@shop/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const lookUp = (code: string, headers?: Record<string, string>) =>
  app.call<PostalCodeHit[]>('GET', '/v1/postal-code', { query: { code }, ...(headers && { headers }) });

describe('a postal code (F-06)', () => {
  it.each(['1000001', '100-0001', '〒100-0001', '１００ー０００１', '１００－０００１'])(
    'is found in any format: %s',
    async (code) => {
      expect((await lookUp(code)).body).toEqual([
        {
          postal_code: '1000001',
          formatted_postal_code: '100-0001',
          prefecture_code: '13',
          prefecture: '東京都',
          city: '千代田区',
          town: '千代田',
        },
      ]);
    },
  );

  it('may be in two prefectures', async () => {
    expect((await lookUp('4980000')).body.map(({ prefecture, city, town }) => [prefecture, city, town])).toEqual([
      ['愛知県', '弥富市', ''],
      ['三重県', '桑名郡木曽岬町', ''],
    ]);
  });

  it('of a single office returns an empty list, not an error', async () => {
    expect(await lookUp('1508510')).toMatchObject({ status: 200, body: [] });
  });

  it.each(['100000a', '12345678', '１２３４５６あ'])(
    'of an invalid format is refused with an error at its field: %s',
    async (code) => {
      const { status, body } = await app.call<{ errors: object }>('GET', '/v1/postal-code', { query: { code } });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['code']]);
    },
  );

  it('is not sent again to a browser that has it cached', async () => {
    const { headers } = await lookUp('1000001');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    const again = await lookUp('1000001', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    for (const header of ['*', `"other", W/${headers.etag}`])
      expect((await lookUp('1000001', { 'if-none-match': header })).status).toBe(304);
    expect((await lookUp('1000002', { 'if-none-match': String(headers.etag) })).status).toBe(200);
  });
});

describe('the prefectures', () => {
  it('are 47, in the order of their codes, named as in the forms', async () => {
    const { body, headers } = await app.call<Prefecture[]>('GET', '/v1/postal-codes/prefectures');
    expect(body[0]).toEqual({ code: '01', name: '北海道', kana: 'ホッカイドウ' });
    expect(body[46]).toEqual({ code: '47', name: '沖縄県', kana: 'オキナワケン' });
    expect(body.map(({ name }) => name)).toEqual([...PREFECTURES]);
    expect(headers.etag).toBeTruthy();
  });
});
