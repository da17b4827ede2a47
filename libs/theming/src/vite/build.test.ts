import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AssetTable } from './asset-table.ts';
import { barrelOrigins } from './direct-imports.ts';
import { layerStatement } from './layer-statement.ts';
import { shopTheming } from './shop-theming.ts';

const route = 'libs/pages/src/law/route.tsx';
let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'theming-'));
  const theme = join(workspace, 'libs/themes/simple/src');
  mkdirSync(theme, { recursive: true });
  writeFileSync(join(theme, 'tokens.ts'), `export const tokens = { color: { ink: '#2b2320' } };`);
  writeFileSync(
    join(theme, 'header.ts'),
    `import styles from './header.module.css'; export default () => styles.head;`,
  );
  writeFileSync(join(theme, 'header.module.css'), `@layer simple { .head { color: var(--color-ink); } }`);
  writeFileSync(
    join(theme, 'theme.ts'),
    `globalThis.theme = { tokens: () => import('./tokens.css'), header: () => import('./header.ts') };`,
  );
  const screen = join(workspace, 'libs/pages/src/law');
  mkdirSync(screen, { recursive: true });
  writeFileSync(join(screen, 'law.module.css'), `.term { margin: 0; }`);
  writeFileSync(join(screen, 'route.tsx'), `import styles from './law.module.css'; globalThis.term = styles.term;`);
});
afterEach(() => rmSync(workspace, { recursive: true }));

async function built(): Promise<Rolldown.OutputAsset[]> {
  const result = (await build({
    root: workspace,
    configFile: false,
    logLevel: 'silent',
    plugins: shopTheming({ workspace }),
    build: {
      rolldownOptions: { input: ['libs/themes/simple/src/theme.ts', route].map((file) => join(workspace, file)) },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.filter((file) => file.type === 'asset');
}

it('generates the stylesheet of a theme from its tokens', async () => {
  const sheets = (await built()).map(({ source }) => String(source));
  expect(sheets.some((sheet) => /\[data-theme=.?simple.?\]\{--color-ink:#2b2320\}/.test(sheet))).toBe(true);
});

it('lists the files of every module of a theme, including its tokens', async () => {
  await built();
  const table = JSON.parse(readFileSync(join(workspace, 'dist/.vite/slot-assets.json'), 'utf8')) as AssetTable;
  expect(table['libs/themes/simple/src/header.ts']).toMatchObject({
    js: [expect.stringMatching(/header.*\.js$/)],
    css: [expect.stringMatching(/\.css$/)],
  });
  expect(table['libs/themes/simple/src/tokens.css']?.css).toHaveLength(1);
});

it('lists the stylesheets of every route', async () => {
  await built();
  const table = JSON.parse(readFileSync(join(workspace, 'dist/.vite/slot-assets.json'), 'utf8')) as AssetTable;
  expect(table[route]?.css).toEqual([expect.stringMatching(/\.css$/)]);
});

it('prefixes every stylesheet with the order of the layers', async () => {
  const names = layerStatement.replace(/@layer |;| /g, '').split(',');
  for (const { source } of (await built()).filter(({ fileName }) => fileName.endsWith('.css'))) {
    const found = names.filter((name) => String(source).includes(name));
    expect(found).toEqual(names);
  }
});

it('finds the source file of each export of a barrel file', () => {
  const origins = barrelOrigins(
    '/kit/index.ts',
    `export { Icon, type IconName } from './icon/icon.tsx';\nexport { a as b } from './a.ts';\nexport type { T } from './t.ts';`,
  );
  expect(Object.fromEntries(origins)).toEqual({
    Icon: { file: '/kit/icon/icon.tsx', name: 'Icon' },
    b: { file: '/kit/a.ts', name: 'a' },
  });
});
