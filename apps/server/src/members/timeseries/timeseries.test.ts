import type { Measurement } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAs, openTestApp, setSetting, type TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

const url = '/v1/me/timeseries';
const purpose = { purpose: 'measurement' };
let app: TestApp;
let taro: string;
let jiro: string;
beforeAll(async () => {
  app = await openTestApp();
  await setSetting(app, 'MEMBER.IS_USE_MEASUREMENT', true);
  [taro, jiro] = [await loginAs(app), await loginAs(app, { username: 'jiro@example.com' })];
});
afterAll(() => app.close());

const add = (token: string, body: object) =>
  app.call<Measurement & Refusal>('POST', url, { query: purpose, body, token });
const list = (token: string, query: Record<string, string> = {}) =>
  app.call<Measurement[]>('GET', url, { query: { ...purpose, ...query }, token });
const drop = (token: string, query: Record<string, string> = {}) =>
  app.call<Refusal>('DELETE', url, { query: { ...purpose, ...query }, token });

beforeEach(() => drop(jiro));

describe('body measurements', () => {
  it('are listed newest first, with the limit in a header', async () => {
    const { status, body, headers } = await list(taro);
    expect(status).toBe(200);
    expect(body.map(({ name, recorded_on }) => [name, recorded_on])).toEqual([
      ['桜', '2026-05-15'],
      ['一郎', '2026-05-15'],
      ['一郎', '2025-11-21'],
    ]);
    expect(headers).toMatchObject({ 'x-total': '3', 'x-limit': String(LIMITS.measurements) });
    expect((await list(taro, { per: '1', page: '3' })).body.map(({ recorded_on }) => recorded_on)).toEqual([
      '2025-11-21',
    ]);
  });

  it('are stored as numbers with the date of today, in any input format', async () => {
    const { status, body } = await add(jiro, {
      name: ' 見本　次郎 ',
      height: '１３２．５ｃｍ',
      chest: '64',
      waist: '',
      head: null,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: '見本 次郎',
      recorded_on: '2026-11-20',
      height: 132.5,
      chest: 64,
      waist: null,
      hip: null,
      inseam: null,
      head: null,
    });
    expect((await list(jiro)).body).toEqual([body]);
  });

  it('of the same person and day are replaced, of another person or day added', async () => {
    await add(jiro, { name: ' 見本　次郎 ', height: '１３２．５ｃｍ', chest: '64' });
    const again = await add(jiro, { name: '見本 次郎', height: '133' });
    await add(jiro, { name: '見本 梅', height: '120' });
    expect((await list(jiro)).body).toHaveLength(2);
    expect((await list(jiro)).body.find(({ name }) => name === '見本 次郎')).toMatchObject({
      id: again.body.id,
      height: 133,
      chest: null,
    });
  });

  it.each([
    ['too tall', { name: '一郎', height: '251' }, 'height', '50から250'],
    ['two decimal places', { name: '一郎', waist: '55.55' }, 'waist', '小数点以下1桁'],
    ['text instead of a number', { name: '一郎', chest: 'ろくじゅう' }, 'chest', '小数点以下1桁'],
    ['nothing measured', { name: '一郎' }, 'height', 'いずれか'],
    ['a blank name', { name: ' ', height: '130' }, 'name', '入力してください'],
  ])('are refused with an error at their field: %s', async (_case, body, field, words) => {
    const before = (await list(jiro)).body;
    const refused = await add(jiro, body);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
    expect(refused.body.errors?.[field]?.[0]).toContain(words);
    expect((await list(jiro)).body).toEqual(before);
  });

  it('require a known purpose', async () => {
    expect((await app.call('GET', url, { token: taro })).status).toBe(422);
    expect((await list(taro, { purpose: 'blood-pressure' })).status).toBe(422);
  });

  it('cannot be deleted by another member', async () => {
    for (const name of ['見本 次郎', '見本 梅']) await add(jiro, { name, height: '133' });
    const [own] = (await list(jiro)).body;
    expect(await drop(taro, { id: String(own?.id) })).toMatchObject({
      status: 404,
      body: { code: 'timeseries.not_found' },
    });
    expect((await list(jiro)).body).toHaveLength(2);
  });

  it('are deleted one by one, or all together', async () => {
    for (const name of ['見本 次郎', '見本 梅']) await add(jiro, { name, height: '133' });
    const [own] = (await list(jiro)).body;
    expect((await drop(jiro, { id: String(own?.id) })).status).toBe(204);
    expect((await list(jiro)).body).toHaveLength(1);
    expect((await drop(jiro)).status).toBe(204);
    expect((await list(jiro)).body).toEqual([]);
    expect((await list(taro)).body).toHaveLength(3);
  });

  it('have a limit, which simultaneous requests do not exceed; a correction is still possible', async () => {
    const people = Array.from({ length: LIMITS.measurements - 1 }, (_, index) => `児童${index}`);
    for (const name of people) expect((await add(jiro, { name, height: '130' })).status).toBe(201);
    const both = await Promise.all(['甲', '乙'].map((name) => add(jiro, { name, height: '130' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)?.body.code).toBe('timeseries.limit_reached');
    expect((await add(jiro, { name: '児童0', height: '131' })).status).toBe(201);
  });
});
