import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinedStylesheets } from './joined-sheets.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sheets-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/page.css'), '.page { color: red; }');
  writeFileSync(join(root, 'src/page.js'), "import './page.css';");
});
afterAll(() => rmSync(root, { recursive: true }));

const buildWith = (assetFileNames: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [joinedStylesheets()],
    build: { rolldownOptions: { input: join(root, 'src/page.js'), output: { assetFileNames } } },
  });

it('a build whose sheets the page server joins passes', async () => {
  await expect(buildWith('assets/[hash:5][extname]')).resolves.toBeDefined();
});

it('a build whose sheets have names that it does not know fails', async () => {
  await expect(buildWith('assets/[name]-[hash:8][extname]')).rejects.toThrow(/cannot join assets\/page-/);
});
