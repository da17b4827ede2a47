import type { Address, AddressInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

let app: TestApp;
let token: string;
let other: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await loginAs(app);
  other = await loginAs(app, { username: 'jiro@example.com' });
});
afterAll(() => app.close());

const typed: AddressInput = {
  shipping_last_name: '髙𠮷',
  shipping_first_name: '花',
  shipping_last_name_kana: 'たかよし',
  shipping_first_name_kana: 'ﾊﾅ',
  postal_code: '〒９００－００１５',
  prefecture: '沖縄県',
  city: '那覇市',
  address1: '久茂地１ー１－１',
  address2: '見本ビル　２階',
  phone_number: '０９８ー０００ー００００',
};
const list = (as = token, query: Record<string, string> = { per: 'all' }) =>
  app.call<Address[]>('GET', '/v1/me/user-addresses', { token: as, query });
const create = (body: unknown = typed, as = token) =>
  app.call<Address & Refusal>('POST', '/v1/me/user-addresses', { token: as, body });
const remove = (id: number, as = token) => app.call<Refusal>('DELETE', `/v1/me/user-addresses/${id}`, { token: as });
const use = (id: number, as = token) =>
  app.call<Address & Refusal>('PATCH', `/v1/me/user-addresses/${id}/use`, { token: as });

describe('the address book', () => {
  it('is returned in pages, with the limit in a header and the default address first', async () => {
    const fresh = await openTestApp();
    const as = await loginAs(fresh);
    const page = (number: string) =>
      fresh.call<Address[]>('GET', '/v1/me/user-addresses', { token: as, query: { per: '2', page: number } });
    const { body, headers } = await page('1');
    expect(headers).toMatchObject({
      'x-total': '3',
      'x-per-page': '2',
      'x-last-page': '2',
      'x-current-page': '1',
      'x-limit': String(LIMITS.addresses),
    });
    expect(body.map(({ division_ct, is_default }) => [division_ct, is_default])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect((await page('2')).body).toHaveLength(1);
    await fresh.close();
  });

  it('stores an address in normalised width and returns it joined', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      is_default: false,
      division_ct: 2,
      shipping_name: '髙𠮷 花',
      shipping_last_name: '髙𠮷',
      shipping_first_name: '花',
      shipping_kana: 'タカヨシ ハナ',
      shipping_last_name_kana: 'タカヨシ',
      shipping_first_name_kana: 'ハナ',
      company_name: null,
      postal_code: '9000015',
      formatted_postal_code: '900-0015',
      prefecture: '沖縄県',
      city: '那覇市',
      address1: '久茂地1-1-1',
      address2: '見本ビル 2階',
      combined_address: '那覇市久茂地1-1-1 見本ビル 2階',
      full_address: '沖縄県那覇市久茂地1-1-1 見本ビル 2階',
      phone_number: '0980000000',
      cell_phone_number: null,
      contradiction: null,
    });
    expect((await app.call('GET', `/v1/me/user-addresses/${body.id}`, { token })).body).toEqual(body);
  });

  it('reports every invalid field, and stores nothing (F-17)', async () => {
    const before = (await list()).body.length;
    const { status, body } = await create({
      ...typed,
      postal_code: '12',
      phone_number: 'abc',
      shipping_last_name_kana: '髙',
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'input.invalid' });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['phone_number', 'postal_code', 'shipping_last_name_kana']);
    expect((await list()).body).toHaveLength(before);
  });

  it('replaces an address as a whole and leaves its flags unchanged', async () => {
    const { body } = await create();
    const changed = await app.call<Address>('PUT', `/v1/me/user-addresses/${body.id}`, {
      token,
      body: { ...typed, postal_code: '901-2131', city: '浦添市', address1: '牧港1-1-1', address2: null },
    });
    expect(changed.body).toMatchObject({
      id: body.id,
      division_ct: 2,
      is_default: false,
      city: '浦添市',
      address2: null,
      full_address: '沖縄県浦添市牧港1-1-1',
    });
  });

  it('has one default address, which can be changed', async () => {
    const { body } = await create();
    expect((await use(body.id)).body).toMatchObject({ id: body.id, is_default: true });
    expect((await list()).body.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([body.id]);
  });

  it('makes the main address the default again when the default address is deleted', async () => {
    const { body } = await create();
    await use(body.id);
    expect((await remove(body.id)).status).toBe(204);
    expect((await list()).body.find(({ is_default }) => is_default)).toMatchObject({ division_ct: 1 });
  });

  it('refuses to delete the main address', async () => {
    const main = (await list()).body.find(({ division_ct }) => division_ct === 1);
    expect(await remove(Number(main?.id))).toMatchObject({ status: 403, body: { code: 'address.main_address' } });
  });

  it('is emptied at once except for the main address, which becomes the default again', async () => {
    const { body } = await create();
    await use(body.id);
    const others = (await list(other)).body;
    expect((await app.call('DELETE', '/v1/me/user-addresses-all', { token })).status).toBe(204);
    expect((await list()).body.map(({ division_ct, is_default }) => [division_ct, is_default])).toEqual([[1, true]]);
    expect((await list(other)).body).toEqual(others);
  });

  it('has one default address also after simultaneous changes of it', async () => {
    const [first, second] = [(await create()).body, (await create()).body];
    await Promise.all([use(first.id), use(second.id), use(first.id)]);
    expect((await list()).body.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('does not exceed its limit, even with simultaneous requests', async () => {
    const room = LIMITS.addresses - (await list(other)).body.length;
    const answers = await Promise.all(Array.from({ length: room + 3 }, () => create(typed, other)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(room);
    expect(answers.filter(({ status }) => status === 422).map(({ body }) => body.code)).toEqual(
      Array(3).fill('address.limit_reached'),
    );
  });
});

describe("another member's address (P-17)", () => {
  it.each([
    ['reading', (id: number) => app.call<Refusal>('GET', `/v1/me/user-addresses/${id}`, { token: other })],
    [
      'changing',
      (id: number) => app.call<Refusal>('PUT', `/v1/me/user-addresses/${id}`, { token: other, body: typed }),
    ],
    ['deleting', (id: number) => remove(id, other)],
    ['using', (id: number) => use(id, other)],
  ])('is not found by %s, and is not changed', async (_act, act) => {
    const { body } = await create();
    expect(await act(body.id)).toMatchObject({ status: 404, body: { code: 'address.not_found' } });
    expect((await app.call('GET', `/v1/me/user-addresses/${body.id}`, { token })).body).toEqual(body);
  });

  it('is not found with an unused id, and an id out of range is invalid', async () => {
    expect((await app.call('GET', '/v1/me/user-addresses/2147483647', { token })).status).toBe(404);
    expect((await app.call('GET', '/v1/me/user-addresses/2147483648', { token })).status).toBe(422);
  });

  it('requires a login before the input is checked', async () => {
    for (const [method, url] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/1'],
      ['PUT', '/1'],
      ['DELETE', '/1'],
      ['PATCH', '/1/use'],
    ] as const) {
      const { status, body } = await app.call<Refusal>(
        method,
        `/v1/me/user-addresses${url}`,
        method === 'POST' || method === 'PUT' ? { body: { nonsense: 1 } } : {},
      );
      expect([method, url, status, body.code]).toEqual([method, url, 401, 'auth.required']);
    }
  });
});
