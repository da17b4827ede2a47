import type { Memorial, MemorialInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userMemorials } from '../../platform/db/schema/memorials.ts';
import { deliverMails, loginAs, openTestApp, type TestApp } from '../../testing/index.ts';
import { memorialJob } from './memorial-job.ts';
import { dueDay } from './memorial.rules.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

const DAY = 24 * 60 * 60_000;
let app: TestApp;
let token: string;
let other: string;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(userMemorials);
  token = await loginAs(app);
  other = await loginAs(app, { username: 'jiro@example.com' });
  await deliverMails(app);
});

const birthday: MemorialInput = {
  target_user_name: '見本　花子',
  division_ct: 1,
  name: '誕生日',
  month: 12,
  date: 24,
  call: 14,
};
const create = (changes: Partial<MemorialInput> = {}, as = token) =>
  app.call<Memorial & Refusal>('POST', '/v1/me/user-memorials', { token: as, body: { ...birthday, ...changes } });
const list = (as = token) => app.call<Memorial[]>('GET', '/v1/me/user-memorials', { token: as });
const mails = async () => {
  await memorialJob.run(app.jobCtx());
  return deliverMails(app);
};

describe('anniversaries of a member', () => {
  it('are stored and listed in the order of the year, with the limit in a header', async () => {
    await create();
    const { status, body } = await create({ name: '結婚記念日', division_ct: 2, month: 5, date: 1, call: null });
    expect(status).toBe(201);
    const { body: all, headers } = await list();
    expect(all.map(({ month, date, call }) => [month, date, call])).toEqual([
      [5, 1, null],
      [12, 24, 14],
    ]);
    expect(headers).toMatchObject({ 'x-limit': String(LIMITS.memorials), 'x-total': '2' });
    expect((await app.call('GET', `/v1/me/user-memorials/${body.id}`, { token })).body).toEqual(body);
  });

  it('are replaced as a whole and deleted', async () => {
    const { body } = await create();
    const changed = await app.call<Memorial>('PUT', `/v1/me/user-memorials/${body.id}`, {
      token,
      body: { ...birthday, month: 2, date: 29 },
    });
    expect(changed.body).toMatchObject({ id: body.id, month: 2, date: 29 });
    expect((await app.call('DELETE', `/v1/me/user-memorials/${body.id}`, { token })).status).toBe(204);
    expect((await list()).body).toEqual([]);
  });

  it.each([
    ['31 November', { month: 11, date: 31 }, 'date'],
    ['a blank name', { name: '　' }, 'name'],
    ['a blank name of the person', { target_user_name: ' ' }, 'target_user_name'],
    ['a line break in the name, which is in the subject of a mail', { name: '誕生日\r\nBcc: a@example.com' }, 'name'],
    ['a line break in the name of the person', { target_user_name: '見本\n花子' }, 'target_user_name'],
  ])('are refused with an error at the field: %s', async (_case, changes, field) => {
    expect(await create(changes)).toMatchObject({
      status: 422,
      body: { code: 'input.invalid', errors: { [field]: [expect.any(String)] } },
    });
    expect((await list()).body).toEqual([]);
  });

  it('are refused beyond their limit', async () => {
    for (let serial = 0; serial < LIMITS.memorials; serial += 1) await create();
    expect(await create()).toMatchObject({ status: 422, body: { code: 'memorial.limit_reached' } });
  });

  it('of another member are not found and not changed (P-17)', async () => {
    const { body } = await create();
    const url = `/v1/me/user-memorials/${body.id}`;
    for (const answer of [
      await app.call('GET', url, { token: other }),
      await app.call('PUT', url, { token: other, body: birthday }),
      await app.call('DELETE', url, { token: other }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'memorial.not_found' } });
    }
    expect((await list()).body).toEqual([body]);
  });
});

describe('the reminder mail of an anniversary', () => {
  it('is sent once a year, the chosen number of days before (G-08)', async () => {
    await create();
    app.clock.advance(19 * DAY);
    expect(await mails()).toEqual([]);
    app.clock.advance(DAY);
    expect(await mails()).toMatchObject([
      {
        to: 'taro@example.com',
        subject: expect.stringContaining('誕生日'),
        body: expect.stringContaining('2026.12.24'),
      },
    ]);
    app.clock.advance(DAY);
    expect(await mails()).toEqual([]);
    app.clock.advance(365 * DAY);
    expect(await mails()).toMatchObject([{ body: expect.stringContaining('2027.12.24') }]);
  });

  it('is not sent when the member has turned it off', async () => {
    await create({ month: app.clock.now().getUTCMonth() + 1, date: app.clock.now().getUTCDate(), call: null });
    expect(await mails()).toEqual([]);
  });
});

describe('the day of a mail', () => {
  it('is found across the turn of the year', () => {
    expect(dueDay({ month: 1, date: 3, call: 7 }, '2026-12-27')).toBe('2027-01-03');
    expect(dueDay({ month: 1, date: 3, call: 7 }, '2026-12-26')).toBeNull();
  });
});
