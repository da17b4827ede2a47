import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slotMeta } from '../contract/slot-meta.ts';
import { coverageFile, readCoverage, type LayerCoverage } from './coverage.ts';
import { coveragePlugin } from './coverage-plugin.ts';

let workspace: string;

beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'coverage-'));
  const slots = Object.keys(slotMeta)
    .map((slot) => `${slot}: replace(() => import('./${slot}.ts')),`)
    .join('\n');
  const own = ["Header: wrap(() => import('./header.ts')),", "Footer: replace(() => import('./footer.ts')),"].join(
    '\n',
  );
  const files = {
    'simple/src/theme.ts': theme('simple', slots),
    ...Object.fromEntries(
      Object.keys(slotMeta).map((slot) => [`simple/src/${slot}.ts`, `export default () => '${slot}';`]),
    ),
    'fle/src/theme.ts': theme('fle', own),
    'fle/src/header.ts': `import './header.css'; import { shared } from './shared.ts'; export default () => shared + 'head';`,
    'fle/src/header.css': '.head { color: red; }',
    'fle/src/footer.ts': `import { shared } from './shared.ts'; import { alone } from './alone.ts'; export default () => shared + alone;`,
    'fle/src/shared.ts': `export const shared = globalThis.shared;`,
    'fle/src/alone.ts': `export const alone = '${Array.from({ length: 400 }, (_, index) => index * 7).join()}' + globalThis.alone;`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(workspace, 'libs/themes', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const input = ['simple', 'fle'].map((name) => join(workspace, 'libs/themes', name, 'src/theme.ts'));
  await build({
    root: workspace,
    configFile: false,
    logLevel: 'silent',
    plugins: [coveragePlugin(workspace)],
    build: { rolldownOptions: { input, external: ['@shop/theming'] } },
  });
});
afterAll(() => rmSync(workspace, { recursive: true }));

const theme = (name: string, components: string) =>
  `import { defineTheme, replace, wrap } from '@shop/theming';\nexport const theme = defineTheme({ name: '${name}', components: {\n${components}\n} });\nglobalThis.${name} = theme;\n`;

const layer = (coverage: readonly LayerCoverage[], name: string) => {
  const found = coverage.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not in the report`);
  return found.slots;
};

it('writes every layer and slot with what its files weigh', () => {
  const written = JSON.parse(readFileSync(join(workspace, 'dist', coverageFile), 'utf8')) as LayerCoverage[];
  expect(written.map(({ name }) => name)).toEqual(['simple', 'fle']);
  expect(Object.keys(layer(written, 'fle')).toSorted()).toEqual(Object.keys(slotMeta).toSorted());
  for (const { gzip } of Object.values(layer(written, 'simple'))) expect(gzip?.js).toBeGreaterThan(0);
});

it('counts a wrap with what it stands around, its style sheet, and helpers that are its own alone', () => {
  const read = readCoverage(workspace, join(workspace, 'dist'));
  const [simple, fle] = [layer(read, 'simple'), layer(read, 'fle')];
  expect(fle.Header.gzip?.js).toBeGreaterThan(simple.Header.gzip?.js ?? Infinity);
  expect(fle.Header.gzip?.css).toBeGreaterThan(0);
  expect(simple.Header.gzip?.css).toBe(0);
  expect(fle.Footer.gzip?.js).toBeGreaterThan(500);
  expect(fle.Header.gzip?.js).toBeLessThan(500);
  expect(fle.Breadcrumb.gzip).toEqual(simple.Breadcrumb.gzip);
});

it('knows no weight of a chain that has changed since the build', () => {
  const file = join(workspace, 'libs/themes/fle/src/theme.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('Footer: replace', 'Footer: wrap'));
  const { Footer, Header } = layer(readCoverage(workspace, join(workspace, 'dist')), 'fle');
  writeFileSync(file, before);
  expect(Footer.gzip).toBeNull();
  expect(Header.gzip).not.toBeNull();
});
