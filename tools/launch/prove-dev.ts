import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { scratchCopy } from '../generators/matrix/scratch-copy.ts';
import override from '../generators/override/override.ts';
import variant from '../generators/variant/variant.ts';
import { freePorts } from './free-ports.ts';
import { portIsFree } from './ports.ts';
import { waitUntilReady } from './ready.ts';
import { openWatchedPage, type WatchedPage } from './watched-page.ts';

const root = join(import.meta.dirname, '..', '..');
const copy = scratchCopy(root);
const data = mkdtempSync(join(tmpdir(), 'dev-data-'));
const ports = await freePorts(3);
const [storefront = 0, server = 0, payments = 0] = ports;
const env = {
  ...process.env,
  NODE_ENV: 'development',
  PORT: String(storefront),
  API_PORT: String(server),
  PAYMENTS_PORT: String(payments),
  DATA_DIR: data,
};
const list = `http://fle.localhost:${storefront}/product/`;
const timeout = AbortSignal.timeout(600_000);

/**
 * `npx node tools/launch/prove-dev.ts`: proves on a copy of the repository that `npm run dev` shows a changed style, a
 * new override and a new variant without a restart, on the server and in an open page; that a changed style preserves
 * typed text; and that it stops on request.
 */
async function prove(): Promise<void> {
  separate(join(copy, 'apps/storefront/node_modules'));
  const dev = spawn(process.execPath, ['tools/launch/dev.ts'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(dev, 'exit');
  try {
    const answers = waitUntilReady(server, timeout).then(() =>
      until('the list answers', async () => (await read('/product/')).includes('</html>')),
    );
    await Promise.race([
      answers,
      ended.then(([code]) => Promise.reject(new Error(`it ended by itself (${String(code)})`))),
    ]);
    const page = await openWatchedPage();
    try {
      await until('a page is opened', () => page.open(list));
      await until('an open page takes what is typed', () => page.isTyped());
      await proveEdits(page);
    } finally {
      await page.close();
    }
  } finally {
    dev.kill('SIGTERM');
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`it ended with ${String(code)} when asked to`);
  for (const port of ports)
    if (!(await portIsFree(port))) throw new Error(`port ${port} is still in use after the end`);
  console.log('it ends when asked');
}

async function proveEdits(page: WatchedPage): Promise<void> {
  const theme = join(copy, 'libs/themes/fle/src');
  appendFileSync(join(theme, 'frame/header.module.css'), '\n@layer theme { .front { scroll-margin-top: 7px; } }\n');
  await until('a changed style is seen by the server', async () => {
    const sheet = /href="([^"]*\/fle\/src\/frame\/header\.module\.css\?direct)"/.exec(await read('/product/'))?.[1];
    return sheet !== undefined && (await read(sheet)).includes('7px');
  });
  await until('a changed style is seen in the open page', () => page.hasStyle('header', 'scroll-margin-top', '7px'));
  if (!(await page.isUntouched())) throw new Error('the open page lost what was typed');
  console.log('the open page keeps what was typed');

  const tree = new FsTree(copy, false);
  override(tree, { slot: 'Breadcrumb', in: 'fle' });
  flushChanges(copy, tree.listChanges());
  const component = join(theme, 'frame/breadcrumb.tsx');
  writeFileSync(component, readFileSync(component, 'utf8').replace('<Original {...props} />', '<p>seen-override</p>'));
  await until('a new override is seen by the server', async () => (await read('/product/')).includes('seen-override'));
  await until('a new override is seen in the open page', () => page.shows('seen-override'));
  await proveNewVariant(page);
}

/**
 * Creates an edition as a developer does. The package is not linked, since a running shop tries to load it before that.
 */
async function proveNewVariant(page: WatchedPage): Promise<void> {
  const tree = new FsTree(copy, false);
  variant(tree, { name: 'harbour', theme: 'fle' });
  flushChanges(copy, tree.listChanges());
  const given = new FsTree(copy, false);
  override(given, { slot: 'Breadcrumb', in: 'harbour' });
  flushChanges(copy, given.listChanges());
  const component = join(copy, 'libs/variants/harbour/src/frame/breadcrumb.tsx');
  writeFileSync(component, readFileSync(component, 'utf8').replace('<Original {...props} />', '<p>seen-variant</p>'));
  const command = ['apps/cli/src/main.ts', 'settings', 'set', 'SITE.NAMESPACE=harbour', '--channel', 'fle'];
  execFileSync(process.execPath, command, { cwd: copy, env, stdio: 'pipe' });
  await until('a new variant is seen by the server', async () => (await read('/product/')).includes('seen-variant'));
  await until('the page is opened anew', () => page.open(list));
  await until('a new variant is seen in the open page', () => page.shows('seen-variant'));
}

/** Vite caches in the packages' folder: the copy must not write into the repository's. */
function separate(folder: string): void {
  if (!existsSync(folder)) return;
  const shared = realpathSync(folder);
  rmSync(folder);
  mkdirSync(folder);
  for (const name of readdirSync(shared))
    if (!name.startsWith('.vite')) symlinkSync(join(shared, name), join(folder, name));
}

/** Repeats the check until it is true. @throws Error when it is not within ten minutes of the start */
async function until(condition: string, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) {
    if (timeout.aborted) throw new Error(`not so: ${condition}`);
    await pause(300);
  }
  console.log(condition);
}

/** Reads a page as a shopper of the channel `counter`; not every system resolves names below localhost. */
async function read(path: string): Promise<string> {
  const sent = request({
    host: '127.0.0.1',
    port: storefront,
    path,
    headers: { host: `fle.localhost:${storefront}`, accept: 'text/html,text/css' },
    timeout: 60_000,
  });
  sent.on('timeout', () => sent.destroy(new Error(`${path} took a minute`)));
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  // Without an encoding, a stream of a socket gives buffers.
  const parts = (await answer.toArray()) as Buffer[];
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${String(answer.statusCode)}`);
  return Buffer.concat(parts).toString('utf8');
}

try {
  await prove();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const folder of [copy, data]) rmSync(folder, { recursive: true, force: true });
}
