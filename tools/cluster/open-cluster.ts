import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePorts } from '../launch/free-ports.ts';
import { waitUntilReady } from '../launch/ready.ts';
import { type Child, startChild } from './children.ts';
import { startNginx } from './start-nginx.ts';

export const operatorSecret = 'the-operator-of-these-tests';

/** One process of the shop that can be killed and started again. */
export interface Part {
  readonly origin: string;
  readonly output: () => string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Two API servers, two page servers, nginx, Redis and a mail server on one PostgreSQL. */
export interface Cluster {
  readonly apis: readonly [Part, Part];
  readonly pages: readonly [Part, Part];
  readonly redis: Part;
  /** The public side. */
  readonly origin: string;
  readonly redisPort: number;
  /** The texts of the mails received. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

const timeout = () => AbortSignal.timeout(90_000);

/** @throws Error with the output of a process that does not become ready */
export async function openCluster(databaseUrl: string): Promise<Cluster> {
  const ports = await freePorts(8);
  const [outside = 0, inside = 0, apiA = 0, apiB = 0, pagesA = 0, pagesB = 0, redisPort = 0, smtpPort = 0] = ports;
  const mails: string[] = [];
  const smtp = await openMailbox(smtpPort, mails);
  const shared = { REDIS_URL: `redis://127.0.0.1:${redisPort}`, PAYMENTS_ORIGIN: 'http://127.0.0.1:2' };
  const api = (port: number) =>
    part(port, 'apps/server/src/main.ts', {
      ...shared,
      DEMO: '1',
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      TRUSTED_PROXIES: '1',
      RATE_LIMIT_FACTOR: '10',
      OPERATOR_SECRET: operatorSecret,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      PAYMENTS_PORT: '2',
      LOG_LEVEL: 'info',
    });
  const page = (port: number) =>
    part(port, 'apps/storefront/server/main.ts', {
      ...shared,
      NODE_ENV: 'production',
      PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${inside}`,
      TRUST_PROXY: '1',
    });
  const redis = redisPart(redisPort);
  const [apis, pages] = [[api(apiA), api(apiB)] as const, [page(pagesA), page(pagesB)] as const];
  const nginx = startNginx({ outside, inside, apis: [apiA, apiB], pages: [pagesA, pagesB] });
  const close = async () => {
    await Promise.all([...pages, ...apis, redis].map((it) => it.kill()));
    await nginx.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  };
  try {
    await redis.start();
    // The first one makes and fills the tables; both could, but then one of them only waits.
    for (const it of apis) await it.start();
    for (const it of pages) await it.start();
  } catch (error) {
    await close();
    throw new Error(
      `${String(error)}\n${[...apis, ...pages, redis].map((it) => it.output()).join('\n')}\n${nginx.output()}`,
    );
  }
  return { apis, pages, redis, origin: `http://127.0.0.1:${outside}`, redisPort, mails, close };
}

function part(port: number, main: string, env: Readonly<Record<string, string>>): Part {
  return partOf(
    port,
    () => startChild(process.execPath, [main], env),
    () => waitUntilReady(port, timeout()),
  );
}

function redisPart(port: number): Part {
  return partOf(
    port,
    () =>
      startChild('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']),
    async (child) => {
      const startTimeout = timeout();
      while (!child.output().includes('Ready to accept connections'))
        await pause(20, undefined, { signal: startTimeout });
    },
  );
}

function partOf(port: number, begin: () => Child, untilReady: (child: Child) => Promise<void>): Part {
  let child: Child | undefined;
  let before = '';
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => before + (child?.output() ?? ''),
    kill: async () => child?.kill(),
    start: async () => {
      before += child?.output() ?? '';
      child = begin();
      await untilReady(child);
    },
  };
}

async function openMailbox(port: number, mails: string[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(textOf(Buffer.concat(chunks).toString()));
        done();
      });
    },
  });
  // A process that is killed while it sends a mail resets its connection.
  server.on('error', () => undefined);
  const listening = once(server.server, 'listening');
  server.listen(port, '127.0.0.1');
  await listening;
  return server;
}

/** Returns the text of a mail, plain and HTML; Japanese is sent as base64. */
const textOf = (mail: string): string =>
  mail
    .split(/\r\n--[^\r\n]+\r\n/)
    .map((part) => {
      const [headers = '', ...parts] = part.split('\r\n\r\n');
      const body = parts.join('\r\n\r\n');
      return /^content-transfer-encoding: base64/im.test(headers) ? Buffer.from(body, 'base64').toString() : body;
    })
    .join('\n');
