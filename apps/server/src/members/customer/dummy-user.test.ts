import type { User } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/customer.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('the dummy user', () => {
  it('is an empty user without a member, the same on every channel, and is not stored', async () => {
    const before = await app.db.$count(users);
    const answers = [
      await app.call<User>('GET', '/v1/users/dummy'),
      await app.call<User>('GET', '/v1/users/dummy', { channel: 'fle.localhost' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toMatchObject({ id: 'dummy', email: '', is_registered_member: false });
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await app.db.$count(users)).toBe(before);
  });
});
