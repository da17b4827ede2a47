import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runShop } from './run-shop.ts';
import { type OwnServer, startServer } from './testing/start-server.ts';

const secret = 'only-for-this-test';
const timeout = 300_000;

let server: OwnServer;
let smtp: Server;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-check-'));
  smtp = await startMailServer();
  server = await startServer({
    OPERATOR_SECRET: secret,
    JOBS_OFF: '1',
    PUBLIC_URL: 'https://ham.example.net',
    MAIL_FROM: 'mise@ham.example.net',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`,
  });
}, timeout);
afterAll(async () => {
  await server.stop();
  smtp.close();
  rmSync(folder, { recursive: true, force: true });
}, timeout);

/** Starts a mail server that greets and accepts every command. */
async function startMailServer(): Promise<Server> {
  const listening = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (line) => socket.write(line.toString().startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n'));
    socket.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  return listening;
}

async function shop(...args: readonly string[]): Promise<{ code: number; output: string }> {
  let output = '';
  const take = (text: string) => (output += text);
  const env = { OPERATOR_API_URL: server.url, OPERATOR_SECRET: secret };
  const code = await runShop(args, { env, print: take, complain: take });
  return { code, output };
}
const done = async (...args: readonly string[]) => {
  const { code, output } = await shop(...args);
  expect([args[0], code, code === 0 ? '' : output]).toEqual([args[0], 0, '']);
  return output;
};
const check = (...args: readonly string[]) => shop('check', '-c', 'simple', ...args);
const at = (name: string) => join(folder, name);

/** Replaces sample texts in the files of all tables and imports them, as the operator does. */
async function writeOwnTexts(): Promise<void> {
  await done('export', '--all', '--out', at('tables'), '--format', 'json');
  for (const line of (await done('tables')).trim().split('\n')) {
    const [name = ''] = line.split(' ');
    const file = at(`tables/${name}.json`);
    const before = readFileSync(file, 'utf8');
    const after = before
      .replaceAll('見本', '当店')
      .replaceAll(/"member_email":\s*"[^"]*"/g, '"member_email": null')
      .replaceAll(/example\.(?:jp|com)/g, 'ham.example.net');
    if (after === before) continue;
    writeFileSync(file, after);
    await done('import', name, file);
  }
}

async function photograph(name: string): Promise<string> {
  const image = sharp({ create: { width: 2400, height: 1400, channels: 3, background: '#a33' } });
  await image.jpeg().toFile(at(name));
  return at(name);
}

it(
  'check lists what is open, ends with 1 while anything is, and no longer lists what was done',
  async () => {
    const first = await check();
    expect(first.code).toBe(1);
    expect(first.output).toContain('○ 特定商取引法に基づく表記');
    expect(first.output).toContain('settings simple SELLER.NAME: 見本の設定です: 見本商店株式会社(見本)');
    expect(first.output).toMatch(/static-pages path=\/privacy body: 見本の文章です: …/);
    expect(first.output).toMatch(/開店の前に、\d+件が残っています。\n$/);
    const json = await check('--format', 'json');
    expect(json.code).toBe(1);
    const parsed = JSON.parse(json.output.slice(0, json.output.lastIndexOf('}') + 1)) as { open: number };
    expect(parsed.open).toBe(Number(/(\d+)件が残って/.exec(first.output)?.[1]));

    await writeOwnTexts();
    await done(
      'settings',
      'set',
      'SELLER.NAME=ハムの店株式会社',
      'SELLER.REPRESENTATIVE=責任 花子',
      'SELLER.POSTAL_CODE=530-0001',
      'SELLER.ADDRESS=大阪府大阪市北区梅田1-1-1',
      'SELLER.PHONE=06-1111-2222',
      'SELLER.EMAIL=mise@ham.example.net',
      'SELLER.REGISTRATION_NUMBER=null',
    );
    writeFileSync(at('channels.csv'), 'prefix,hosts\nsimple,ham.example.net\n');
    await done('import', 'channels', at('channels.csv'));
    writeFileSync(at('payments.csv'), 'channel,method,sort_no\nsimple,cod,1\nsimple,bank_transfer,2\n');
    await done('import', 'channel-payments', at('payments.csv'), '--replace');
    const whole = await photograph('whole.jpg');
    await done('photos', 'put', 'ham-fr-001', whole, '--alt', '木の板に置いた生ハム');
    expect((await check()).output).toContain('× バックアップ(1件)');
    await done('backup', 'done');
    const last = await check();
    expect(last.output.match(/^×.*$/gm)).toEqual(['× トップページの写真(1件)']);
    expect(last.code).toBe(1);
  },
  timeout,
);
