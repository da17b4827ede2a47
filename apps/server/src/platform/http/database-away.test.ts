import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../payment/testing/start-sandbox-process.ts';
import { replyWithError } from './error-reply.ts';

const app = Fastify();
let pool: pg.Pool;
beforeAll(async () => {
  // No server listens on this port, as while a database is restarted.
  pool = new pg.Pool({ host: '127.0.0.1', port: await freePort(), user: 'shop' });
  const db = drizzle({ client: pool });
  app.setErrorHandler(replyWithError);
  app.get('/statement', () => db.execute(sql`select 'of-a-person'`));
  app.get('/transaction', () => db.transaction((tx) => tx.execute(sql`select 1`)));
  app.get('/fault', () => {
    throw new TypeError('of our own');
  });
  app.get('/ended', () => {
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
  });
});
afterAll(async () => {
  await app.close();
  await pool.end();
});

it.each(['/statement', '/transaction', '/ended'])(
  '%s without a database returns 503 with a Retry-After header and a message for the user',
  async (url) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(answer.json()).toEqual({
      code: 'service.unavailable',
      title: expect.stringMatching(/[ぁ-ん]/),
      message: expect.stringContaining('もう一度お試しください'),
    });
    expect(answer.payload).not.toMatch(/of-a-person|127\.0\.0\.1|ECONN/);
  },
);

it('another error of the server is not reported as a missing database', async () => {
  expect((await app.inject({ url: '/fault' })).statusCode).toBe(500);
});
