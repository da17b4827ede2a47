import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { staticPaths } from '@shop/constants';
import { listLayers } from '@shop/theming/vite';
import { root } from '../launch/parts.ts';
import { openTemporaryShop } from '../launch/temporary-shop.ts';

const port = 4440;
const missing = '/nothing-here/';
/** Every kind of document that a stranger's machine reads, and one that is not there. */
const paths = [
  '/',
  '/product/',
  '/product/?word=%E7%94%9F%E3%83%8F%E3%83%A0',
  '/product/ham-fr-001/',
  '/cart/',
  '/login/',
  '/register/',
  '/news/',
  '/faq/',
  '/contact/',
  ...Object.values(staticPaths).map((path) => path()),
  missing,
];

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** Saves the documents of every theme and every customer's variant, one folder each. */
async function save(folder: string): Promise<number> {
  const shop = await openTemporaryShop(port, { RATE_LIMIT_FACTOR: '20' });
  try {
    const pages = listLayers(root).flatMap(({ name }) => paths.map((path) => ({ name, path })));
    for (const { name, path } of pages) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { host: `${name}.localhost:${port}`, accept: 'text/html' },
      });
      if (answer.status !== (path === missing ? 404 : 200))
        throw new Error(`${name} ${path} answered ${answer.status}`);
      const file = join(folder, name, `${encodeURIComponent(path)}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await answer.text());
    }
    return pages.length;
  } finally {
    await shop.stop();
  }
}

/**
 * Returns the errors that the Nu validator reports for all files of a folder. @throws Error when Java is missing or
 * fails
 */
function validate(folder: string): readonly Message[] {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { error, stderr } = spawnSync(
    'java',
    ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', '--skip-non-html', folder],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (error) throw new Error('Java is not installed here. On Debian: apt-get install default-jre-headless.');
  // The validator's output, in the format of its documentation.
  return (JSON.parse(stderr) as { messages: Message[] }).messages.filter(({ type }) => type !== 'info');
}

/** `node tools/html/validate.ts`: the Nu validator over documents of every theme and variant, in one run of Java. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  try {
    const count = await save(folder);
    const errors = validate(folder);
    const kinds = Map.groupBy(errors, ({ message }) => message);
    for (const [message, all] of kinds) {
      const [first] = all;
      console.log(`✗ ${all.length} × ${message}\n    ${first?.url ?? ''}\n    ${first?.extract ?? ''}`);
    }
    console.log(`${count} documents, ${errors.length} errors`);
    if (errors.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
