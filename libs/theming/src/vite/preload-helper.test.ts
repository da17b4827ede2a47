import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadHelperPlugin } from './preload-helper.ts';

let workspace: string;
beforeEach(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'preload-'));
  writeFileSync(join(workspace, 'main.js'), `export const open = () => import('./form.js');`);
  writeFileSync(join(workspace, 'form.js'), `import './form.css'; export const name = 'form';`);
  writeFileSync(join(workspace, 'form.css'), `form { margin: 0; }`);
  await build({
    root: workspace,
    configFile: false,
    logLevel: 'silent',
    plugins: [preloadHelperPlugin()],
    build: {
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        input: join(workspace, 'main.js'),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'main.mjs',
          chunkFileNames: 'assets/[name].mjs',
          assetFileNames: 'assets/[name].css',
        },
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(workspace, { recursive: true });
});

interface Sheet {
  href: string;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
}

/** Opens the built file in a document of these breakpoints. Returns the stylesheets that it fetches. */
async function open(arrive: (sheet: Sheet) => void, linked: readonly string[] = []) {
  const sheets: string[] = [];
  vi.stubGlobal('document', {
    documentElement: { dataset: { breakpoints: '480-1100' } },
    querySelector: (selector: string) => linked.find((href) => selector.includes(`"${href}"`)) ?? null,
    createElement: () => ({ remove: () => undefined }),
    head: {
      append(sheet: Sheet) {
        sheets.push(sheet.href);
        arrive(sheet);
      },
    },
  });
  const file = pathToFileURL(join(workspace, 'dist/main.mjs')).href;
  const main = (await import(/* @vite-ignore */ file)) as { open: () => Promise<{ readonly name: string }> };
  return { sheets, opened: main.open() };
}

const upstream =
  'Vite no longer loads the helper of `import()` as `vite/preload-helper.js`, or calls it otherwise: see decision 96';
const own = '/assets/480-1100/form.css';

it('fetches the stylesheets of a file with the breakpoints of the channel', async () => {
  const { sheets, opened } = await open((sheet) => sheet.onload()).catch((cause: unknown) => {
    throw new Error(upstream, { cause });
  });
  expect(sheets, upstream).toEqual([own]);
  expect((await opened).name).toBe('form');
});

it('does not fetch a stylesheet that the document already links', async () => {
  const { sheets, opened } = await open((sheet) => sheet.onload(), [own]);
  expect((await opened).name).toBe('form');
  expect(sheets).toEqual([]);
});

it('dispatches `vite:preloadError` and rejects when a stylesheet cannot be fetched', async () => {
  const dispatched: string[] = [];
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => dispatched.push(type));
  const { opened } = await open((sheet) => sheet.onerror());
  await expect(opened).rejects.toThrow(`Unable to preload CSS for ${own}`);
  expect(dispatched).toEqual(['vite:preloadError']);
});
