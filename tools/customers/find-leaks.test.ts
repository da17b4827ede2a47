import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLeaks } from './find-leaks.ts';

let build: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), text);
};
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'edition-'));
  write('client/assets/ven.frame-abc.js', `const name = "ven";`);
  write('client/assets/tokens-abc.css', `[data-theme=ven]{--color-ink:#fff}[data-theme=simple]{}`);
  write('client/.vite/manifest.json', JSON.stringify({ '../../libs/themes/ven/src/frame/header.tsx': {} }));
  write('server/index.js', `replace(() => import("./header.js"), "libs/themes/ven/src/frame/header.tsx")`);
});
afterEach(() => rmSync(build, { recursive: true }));

it('finds nothing in a build of its own layers', () => {
  expect(findLeaks(build, ['tee', 'depa'])).toEqual([]);
});

it('finds another customer’s text, but no text that everybody uses', () => {
  write('client/assets/kit.member-abc.js', 'const t={school:"学校キー",save:"保存しています"}');
  const words = new Map([['gakuen', new Set(['学校キー', '児童・生徒のお名前'])]]);
  expect(findLeaks(build, ['gakuen'], words)).toEqual([
    { layer: 'gakuen', file: 'client/assets/kit.member-abc.js', trace: '学校キー' },
  ]);
});

it.each([
  ['client/assets/tokens-def.css', `[data-theme="tee"]{}`],
  ['client/assets/tee.frame-abc.js', ''],
  ['client/.vite/manifest.json', JSON.stringify({ '../../libs/themes/tee/src/theme.ts': {} })],
  ['server/index.js', `import("@shop/theme-tee")`],
])('finds a leak in %s', (file, text) => {
  write(file, text);
  expect(findLeaks(build, ['tee', 'depa'])).toMatchObject([{ layer: 'tee', file }]);
});
