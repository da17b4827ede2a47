import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { makeParts } from '../make-parts.ts';

export const SECRET = 'test-secret-of-the-sandbox';
export const WEBHOOK_SECRET = 'test-secret-of-the-webhooks';
export const RETURN_URL = 'http://simple.localhost:4000/cart/confirm/';

/** One received webhook. */
export interface Delivery {
  readonly body: string;
  readonly signature: string;
}

/**
 * Starts the sandbox on a free port over real HTTP, with a shop that receives its webhooks and a manual clock.
 * `shop.answers` are the shop's next response statuses, then 200.
 */
export async function startSandbox(file = ':memory:') {
  const time = { now: new Date('2026-11-20T03:00:00Z') };
  const shop = { deliveries: [] as Delivery[], answers: [] as number[] };
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      shop.deliveries.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['x-signature']),
      });
      response.writeHead(shop.answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));

  const config = {
    port: 0,
    host: '127.0.0.1',
    secret: SECRET,
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: 'http://localhost:4002',
    webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/payments`,
    file,
    parentHosts: ['localhost', '*.localhost'],
    logLevel: 'trace',
  };
  const logged: string[] = [];
  const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (logged.push(chunk.toString()), done()) });
  const parts = makeParts(config, () => time.now);
  const app = buildApp(parts, pino({ level: 'trace' }, sink));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    url,
    app,
    parts,
    shop,
    logged,
    /** Moves the clock and runs what the sandbox does every second. */
    async pass(milliseconds: number): Promise<void> {
      time.now = new Date(time.now.getTime() + milliseconds);
      parts.book.expireDue();
      await parts.sender.deliverDue();
      await parts.sender.deliverDue();
    },
    async stop(): Promise<void> {
      await parts.sender.deliverDue();
      await app.close();
      parts.store.close();
      await new Promise((resolve) => receiver.close(resolve));
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
