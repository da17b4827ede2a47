import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runServer, type RunningServer } from '../../testing/run-server.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';

let folder: string;
let smtp: TestSmtpServer;
let server: RunningServer;
let arrived: Promise<void>;
let release: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-drain-'));
  const gate = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  release = gate.resolve;
  arrived = first.promise;
  smtp = await startSmtpServer({}, () => {
    first.resolve();
    return gate.promise;
  });
  server = await runServer({ DATA_DIR: folder, SMTP_URL: smtp.url });
}, 60_000);

afterAll(async () => {
  release();
  await server.stop();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a mail that is being sent at SIGTERM', () => {
  it('is finished before the process ends, and not sent again', async () => {
    await arrived;
    const ended = server.stop();
    release();
    expect(await ended).toBe(0);
    const client = await PGlite.create(join(folder, 'db'));
    const { rows } = await client.query<{ state: string; tries: number }>('select state, tries from mail_outbox');
    await client.close();
    expect(smtp.received).toHaveLength(1);
    expect(rows).toEqual([{ state: 'sent', tries: 1 }]);
  }, 60_000);
});
