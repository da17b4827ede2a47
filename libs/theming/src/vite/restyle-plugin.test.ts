import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shopTheming } from './shop-theming.ts';

let workspace: string;
const write = (path: string, text: string) => {
  const file = join(workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'theming-'));
  write(
    'libs/themes/simple/src/catalogue/card.tsx',
    `import styles from './card.module.css'; import { part } from './part.ts'; export default () => [styles.card, part];`,
  );
  write(
    'libs/themes/simple/src/catalogue/part.ts',
    `import styles from './part.module.css'; export const part = styles.part;`,
  );
  write('libs/themes/simple/src/catalogue/card.module.css', `@layer simple { .card { color: red; } }`);
  write('libs/themes/simple/src/catalogue/part.module.css', `@layer simple { .part { color: green; } }`);
  write('libs/themes/own/src/catalogue/card.module.css', `@layer theme { .card { color: blue; } }`);
  write(
    'libs/themes/own/src/theme.ts',
    `const restyle = (load) => load; globalThis.theme = { Card: restyle(() => import('./catalogue/card.module.css')) };`,
  );
});
afterEach(() => rmSync(workspace, { recursive: true }));

async function built(): Promise<string> {
  const result = (await build({
    root: workspace,
    configFile: false,
    logLevel: 'silent',
    plugins: shopTheming({ workspace }),
    build: {
      minify: false,
      cssMinify: false,
      rolldownOptions: { input: join(workspace, 'libs/themes/own/src/theme.ts') },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.map((file) => (file.type === 'asset' ? String(file.source) : file.code)).join('\n');
}

it('renders the component of Simple with the stylesheet of the theme instead of its own', async () => {
  const files = await built();
  expect(files).toContain('color: blue');
  expect(files).not.toContain('color: red');
  expect(files).toMatch(/styles\.card|card_module_default\.card|_card_/);
});

it('preserves the other imports of the component', async () => {
  expect(await built()).toContain('color: green');
});

it('refuses a stylesheet without a component in Simple', async () => {
  write(
    'libs/themes/own/src/theme.ts',
    `const restyle = (load) => load; globalThis.theme = { Card: restyle(() => import('./catalogue/cart.module.css')) };`,
  );
  write('libs/themes/own/src/catalogue/cart.module.css', `@layer theme { .cart { color: blue; } }`);
  await expect(built()).rejects.toThrow(/libs\/themes\/own\/src\/catalogue\/cart\.module\.css restyles nothing/);
});
