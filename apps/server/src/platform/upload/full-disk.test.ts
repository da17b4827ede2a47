import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../db/schema/uploads.ts';
import { databasePrint } from '../../testing/database-print.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const send = () => {
  const head = [
    '--x',
    'content-disposition: form-data; name="dir"',
    '',
    'inquiries',
    '--x',
    'content-disposition: form-data; name="file"; filename="a.png"',
    'content-type: image/png',
    '',
    '',
  ];
  const payload = Buffer.concat([Buffer.from(head.join('\r\n')), pixel, Buffer.from('\r\n--x--\r\n')]);
  return app.server.inject({
    method: 'POST',
    url: '/v1/upload-files',
    headers: { 'x-channel': 'simple.localhost', 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  });
};

it('an upload to a full disk is refused with an error, stores nothing, and works when there is space again', async () => {
  const before = await databasePrint(app.db);
  await app.db.execute(
    sql`create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  );
  await app.db.execute(sql`create trigger no_room before insert on ${uploads} for each row execute function no_room()`);
  const refused = await send();
  expect(refused.statusCode).toBe(500);
  expect(refused.json()).toEqual({ code: 'server.error', message: expect.stringContaining('もう一度お試しください') });
  expect(refused.payload).not.toContain('device');
  expect(await databasePrint(app.db)).toEqual(before);

  await app.db.execute(sql`drop trigger no_room on ${uploads}`);
  expect((await send()).statusCode).toBe(201);
  expect(await app.db.$count(uploads)).toBe(1);
});
