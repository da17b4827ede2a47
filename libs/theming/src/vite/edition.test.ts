import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { layersOfEdition, listEditions, readEdition } from './edition.ts';
import { editionPlugin } from './edition-plugin.ts';

let workspace: string;
const write = (path: string, text: string) => {
  const file = join(workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'edition-'));
  for (const name of ['simple', 'ven', 'tee']) {
    write(`libs/themes/${name}/src/theme.ts`, `export const theme = { mark: 'mark of ${name}', components: {} };`);
    write(
      `node_modules/@shop/theme-${name}/package.json`,
      JSON.stringify({ name: `@shop/theme-${name}`, type: 'module', exports: `./theme.ts` }),
    );
    write(
      `node_modules/@shop/theme-${name}/theme.ts`,
      `export { theme } from '../../../libs/themes/${name}/src/theme.ts';`,
    );
  }
  write('libs/variants/depa/src/variant.ts', `export const variant = { components: {} };`);
  write('customers/night.json', JSON.stringify({ theme: 'ven', namespace: null }));
  write('customers/night.lock.json', '{}');
  write(
    'apps/storefront/app/themes.ts',
    `export const table = { themes: {\n  simple: () => import('@shop/theme-simple').then(({ theme }) => theme),\n  ven: () => import('@shop/theme-ven').then(({ theme }) => theme),\n  tee: () => import('@shop/theme-tee').then(({ theme }) => theme),\n} };\nglobalThis.table = table;`,
  );
});
afterEach(() => rmSync(workspace, { recursive: true }));

async function builtCode(): Promise<string> {
  const result = (await build({
    root: workspace,
    configFile: false,
    logLevel: 'silent',
    plugins: [editionPlugin(workspace, readEdition(workspace, 'night'))],
    build: { rolldownOptions: { input: join(workspace, 'apps/storefront/app/themes.ts') } },
  })) as Rolldown.RolldownOutput;
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

it('contains its own theme and Simple, and no other', async () => {
  const code = await builtCode();
  expect(code).toContain('mark of ven');
  expect(code).toContain('mark of simple');
  expect(code).not.toContain('mark of tee');
});

it('fails a build that includes another theme', async () => {
  write(
    'libs/themes/ven/src/theme.ts',
    `import { theme as other } from '../../tee/src/theme.ts';\nexport const theme = { mark: 'mark of ven', components: {}, other };`,
  );
  await expect(builtCode()).rejects.toThrow(/edition night[\s\S]*libs\/themes\/tee\/src\/theme\.ts/);
});

it('renders with the variant first, then the theme, then Simple', () => {
  expect(layersOfEdition({ name: 'x', theme: 'ven', namespace: 'depa' })).toEqual(['depa', 'ven', 'simple']);
  expect(layersOfEdition({ name: 'x', theme: 'simple', namespace: null })).toEqual(['simple']);
});

it('is refused when its file is missing or names an unknown theme or namespace', () => {
  expect(listEditions(workspace)).toEqual(['night']);
  expect(() => readEdition(workspace, 'day')).toThrow(/Known: night/);
  write('customers/day.json', JSON.stringify({ theme: 'Ven', namespace: null }));
  expect(() => readEdition(workspace, 'day')).toThrow(/theme must be/);
  write('customers/day.json', JSON.stringify({ theme: 'ven', namespace: 'nobody' }));
  expect(() => readEdition(workspace, 'day')).toThrow(/namespace must be/);
});
