import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { startPostgres } from '../../test/postgres.ts';
import { sendOk } from './http.ts';
import { sendBare } from './bare-smtp.ts';
import { startServer } from './start-server.ts';

const port = 4441;
const api = `http://127.0.0.1:${port}`;
const backlog = Number(process.env.BENCH_MAILS ?? 2000);
/** The number of connections that one process opens for ordinary mails. */
const connections = 8;

/** Opens a mail server that accepts everything and reports the recipients. */
async function openSink() {
  const waiting = new Map<string, () => void>();
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        taken += 1;
        for (const { address } of session.envelope.rcptTo) waiting.get(address)?.();
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    taken: () => taken,
    mailTo: (address: string) => new Promise<void>((resolve) => waiting.set(address, resolve)),
    close: () => server.close(() => undefined),
  };
}

const seconds = (from: number) => (performance.now() - from) / 1000;

/**
 * Measures how fast ordinary mails are sent, and how long a link that expires takes meanwhile, each with the baseline
 * of the same run. Needs PostgreSQL.
 */
export async function benchMails(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed here. On Debian: apt-get install postgresql.');
  const sink = await openSink();
  const folder = mkdtempSync(join(tmpdir(), 'shop-mails-'));
  const server = await startServer(port, {
    DATABASE_URL: postgres.url,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    DATA_DIR: folder,
  });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const fill = () =>
    client.query(
      `insert into mail_outbox (kind, recipient, channel_id, data, due_at, created_at)
       select 'password_changed', 'order' || n || '@example.com', (select min(id) from channels), '{"name": "見本 太郎"}', now(), now() from generate_series(1, $1::int) n`,
      [backlog],
    );
  const empty = async () => {
    while (
      Number(
        (await client.query<{ left: string }>(`select count(*) as left from mail_outbox where state = 'queued'`))
          .rows[0]?.left,
      ) > 0
    )
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const linkTo = async (address: string) => {
    const began = performance.now();
    const came = sink.mailTo(address);
    await sendOk(api, 'POST', '/v1/email-verify/request', { email: address });
    await came;
    return seconds(began);
  };
  try {
    await empty();
    const alone = await linkTo('alone@example.com');
    const bareBegan = performance.now();
    await sendBare({ port: sink.port, connections, mails: backlog });
    const bare = backlog / seconds(bareBegan);

    await fill();
    const began = performance.now();
    await empty();
    const perSecond = backlog / seconds(began);

    await fill();
    const beside = await linkTo('beside@example.com');
    const behind = Number(
      (await client.query<{ left: string }>(`select count(*) as left from mail_outbox where state = 'queued'`)).rows[0]
        ?.left,
    );
    console.log(
      `mails that leave: ${perSecond.toFixed(0)}/s, ${((perSecond / bare) * 100).toFixed(0)}% of a bare client over ${connections} connections (${bare.toFixed(0)}/s)`,
    );
    console.log(
      `a link asked for while ${backlog} mails wait: ${(beside * 1000).toFixed(0)} ms, ${(beside / alone).toFixed(2)}× of one asked for alone (${(alone * 1000).toFixed(0)} ms); ${behind} were still waiting`,
    );
  } finally {
    server.kill();
    await once(server, 'exit');
    await client.end();
    sink.close();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
