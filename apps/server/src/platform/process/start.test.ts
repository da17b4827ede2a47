import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const reset = fileURLToPath(new URL('../../reset.ts', import.meta.url));
const started: ChildProcess[] = [];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-start-'));
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>, script = main) {
  const child = spawn(process.execPath, [script], { env: { PATH: process.env.PATH, ...env } });
  started.push(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (output += data));
  child.stderr.on('data', (data: Buffer) => (errors += data));
  const exit = once(child, 'exit').then(([code]: unknown[]) => ({ code, errors: errors.trim() }));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('"msg":"ready"') && resolve());
    void exit.then(() => reject(new Error(errors)));
  });
  ready.catch(() => undefined);
  return { child, exit, ready };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const oneLine = (text: RegExp) => ({
  code: 1,
  errors: expect.stringMatching(new RegExp(`^The shop's server did not start: [^\\n]*${text.source}[^\\n]*$`)),
});

describe('a problem that the operator can fix is reported in one line', () => {
  // A separate port: another shop on this machine may use the default one, which would be reported first.
  let own: { API_PORT: string };
  beforeAll(async () => {
    own = { API_PORT: String(await freePort()) };
  });

  it('an unreachable database', async () => {
    expect(await start({ ...own, DATABASE_URL: 'postgresql://shop:secret@127.0.0.1:1/shop' }).exit).toEqual(
      oneLine(/DATABASE_URL does not lead to a database/),
    );
  });

  it('a data folder that cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await start({ ...own, DATA_DIR: file }).exit).toEqual(oneLine(/cannot be written/));
  });

  it('a port that is not a number', async () => {
    expect(await start({ API_PORT: 'x' }).exit).toEqual(oneLine(/API_PORT must be/));
  });

  it('demo parts in production', async () => {
    expect(await start({ NODE_ENV: 'production' }).exit).toEqual(
      oneLine(/Production mode does not start on demo parts/),
    );
  });
});

it(
  'starts, refuses a second start on its data or port, drains at SIGTERM, preserves its data, and can be reset',
  { timeout: 300_000 },
  async () => {
    const port = await freePort();
    const data = join(folder, 'data');
    const env = { DATA_DIR: data, API_PORT: String(port), JOBS_OFF: '1' };
    const first = start(env);
    await first.ready;

    expect(await start({ ...env, API_PORT: String(await freePort()) }).exit).toEqual(oneLine(/in use by process \d+/));
    expect(await start({ ...env, DATA_DIR: join(folder, 'other') }).exit).toEqual(oneLine(/Port \d+ is in use/));

    const list = () => fetch(`http://127.0.0.1:${port}/v1/products`);
    expect((await list()).headers.get('x-total')).toBe('59');
    const priceOf = async () =>
      ((await (await fetch(`http://127.0.0.1:${port}/v1/products/ham-fr-001`)).json()) as { price: number }).price;
    const change = { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"price":1}' };
    await fetch(`http://127.0.0.1:${port}/internal/products/ham-fr-001`, change);
    expect(await start(env, reset).exit).toEqual(oneLine(/in use by process \d+/));
    const answers = Array.from({ length: 20 }, list);
    first.child.kill('SIGTERM');
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await first.exit).toEqual({ code: 0, errors: '' });

    const second = start(env);
    await second.ready;
    expect(await priceOf()).toBe(1);
    second.child.kill('SIGTERM');
    expect((await second.exit).code).toBe(0);

    expect(await start(env, reset).exit).toEqual({ code: 0, errors: '' });
    const third = start(env);
    await third.ready;
    expect(await priceOf()).toBe(1480);
    third.child.kill('SIGTERM');
    await third.exit;
  },
);
