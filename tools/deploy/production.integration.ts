import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Child, startChild } from '../cluster/children.ts';
import { freePorts } from '../launch/free-ports.ts';
import { root } from '../launch/parts.ts';
import { waitUntilReady } from '../launch/ready.ts';
import { operatorSecret, productionSettings } from './production-settings.ts';

const installMs = 600_000;
const folder = mkdtempSync(join(tmpdir(), 'shop-production-'));
const shop = join(folder, 'shop');
const data = join(folder, 'data');
const databaseUrl = process.env.TEST_DATABASE_URL ?? '';

const node = join(shop, 'node_modules/.bin/node');
const env = (more: Readonly<Record<string, string>>) => ({ PATH: process.env.PATH ?? '', ...more });

/** Copies what a release contains, with the build, and installs what production needs. */
function install(): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(shop, file));
  cpSync(join(root, 'apps/storefront/build'), join(shop, 'apps/storefront/build'), { recursive: true });
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: shop,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: env({ HOME: process.env.HOME ?? folder }),
  });
}

let api: Child;
let pages: Child;
let apiPort = 0;
let pagesPort = 0;
beforeAll(async () => {
  install();
  [apiPort = 0, pagesPort = 0] = await freePorts(2);
  const start = (args: readonly string[], more: Readonly<Record<string, string>>) =>
    startChild('env', ['-C', shop, node, ...args], more);
  api = start(['--max-semi-space-size=8', 'apps/server/src/main.ts'], {
    ...productionSettings(databaseUrl),
    DATA_DIR: data,
    API_PORT: String(apiPort),
  });
  pages = start(['apps/storefront/server/main.ts'], {
    NODE_ENV: 'production',
    PORT: String(pagesPort),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  });
  const timeout = AbortSignal.timeout(120_000);
  await Promise.all([apiPort, pagesPort].map((port) => waitUntilReady(port, timeout))).catch((error: unknown) => {
    throw new Error(`${api.output()}\n${pages.output()}`, { cause: error });
  });
}, installMs);
afterAll(async () => {
  await Promise.all([api, pages].map((child) => child.stop()));
  rmSync(folder, { recursive: true, force: true });
});

describe('an install for production', () => {
  it('has no tools of development and no embedded database', () => {
    for (const name of ['vite', 'vitest', 'nx', 'playwright', 'storybook', 'redoc', 'eslint'])
      expect([name, existsSync(join(shop, 'node_modules', name))]).toEqual([name, false]);
  });

  it('serves the shop after deploy/bin/shop has opened it, with any Node on the path', async () => {
    const settings = join(folder, 'api.env');
    writeFileSync(settings, `OPERATOR_SECRET=${operatorSecret}\n`);
    const page = () => fetch(`http://127.0.0.1:${pagesPort}/`);
    expect((await page()).status).toBe(503);
    const run = spawnSync(join(shop, 'deploy/bin/shop'), ['open'], {
      encoding: 'utf8',
      env: env({ OPERATOR_API_URL: `http://127.0.0.1:${apiPort}`, SHOP_SETTINGS: settings }),
    });
    expect([run.status, run.stderr]).toEqual([0, '']);
    await expect.poll(async () => (await page()).status).toBe(200);
    expect(await (await page()).text()).toContain('</html>');
  });

  it('has no demo pages', async () => {
    expect((await fetch(`http://127.0.0.1:${apiPort}/demo/inbox`)).status).toBe(404);
  });
});

describe('a backup', () => {
  const backups = join(folder, 'backups');
  let url = '';
  beforeAll(async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('create database restored').finally(() => client.end());
    const restored = new URL(databaseUrl);
    restored.pathname = '/restored';
    url = restored.href;
    mkdirSync(join(data, 'storage'), { recursive: true });
    writeFileSync(join(data, 'storage/banner.png'), 'a picture');
  });

  const restore = (name: string) =>
    spawnSync(join(shop, 'deploy/bin/restore'), [join(backups, name), url, join(folder, 'files')], {
      encoding: 'utf8',
    });

  it('restores the database and the files into other places, and is reported to the shop', () => {
    const { status, stderr } = spawnSync(join(shop, 'deploy/bin/backup'), {
      encoding: 'utf8',
      env: env({
        DATABASE_URL: databaseUrl,
        DATA_DIR: data,
        BACKUP_DIR: backups,
        OPERATOR_API_URL: `http://127.0.0.1:${apiPort}`,
        OPERATOR_SECRET: operatorSecret,
      }),
    });
    expect([status, stderr]).toEqual([0, '']);
    const [name = ''] = readdirSync(backups);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d{6}Z$/);
    const run = restore(name);
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('orders');
    expect(existsSync(join(folder, 'files/storage/banner.png'))).toBe(true);
  });

  it('is not restored into a database that has tables', () => {
    const [name = ''] = readdirSync(backups);
    expect(restore(name)).toMatchObject({ status: 1, stderr: expect.stringContaining('restore into an empty one') });
  });

  it('that fails leaves nothing that looks complete', () => {
    const before = readdirSync(backups);
    const run = spawnSync(join(shop, 'deploy/bin/backup'), {
      env: env({ DATABASE_URL: 'postgresql://127.0.0.1:9/none', DATA_DIR: data, BACKUP_DIR: backups }),
    });
    expect(run.status).not.toBe(0);
    expect(readdirSync(backups)).toEqual(before);
  });
});
