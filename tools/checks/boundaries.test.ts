import { rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const planted: string[] = [];

/**
 * Writes a file into the real tree (the boundary rule only reads real files), lints it and returns the rules that fail.
 */
async function lintPlanted(folder: string, code: string, name = 'planted.tsx'): Promise<string[]> {
  const place = join(root, folder, '__planted__');
  mkdirSync(place, { recursive: true });
  planted.push(place);
  const file = join(place, name);
  writeFileSync(file, code);
  const [result] = await new ESLint({ cwd: root }).lintFiles([file]);
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

afterEach(() => {
  for (const place of planted.splice(0)) rmSync(place, { recursive: true, force: true });
});

const boundary = '@nx/enforce-module-boundaries';

describe('the import table as lint', { timeout: 60_000 }, () => {
  it.each([
    ['a theme importing the store', 'libs/themes/fle/src', "import { x } from '@shop/state';\nexport const y = x;\n"],
    [
      'a theme importing Simple',
      'libs/themes/fle/src',
      "import { x } from '@shop/theme-simple';\nexport const y = x;\n",
    ],
    [
      'a theme importing another theme',
      'libs/themes/fle/src',
      "import { x } from '@shop/theme-tee';\nexport const y = x;\n",
    ],
    [
      'a variant importing another variant',
      'libs/variants/depa/src',
      "import { x } from '@shop/variant-gakuen';\nexport const y = x;\n",
    ],
    ['the kit importing the store', 'libs/kit/src', "import { x } from '@shop/state';\nexport const y = x;\n"],
    ['the store importing pages', 'libs/state/src', "import { x } from '@shop/pages';\nexport const y = x;\n"],
    ['the server importing the kit', 'apps/server/src', "import { x } from '@shop/kit';\nexport const y = x;\n"],
    [
      'the storefront importing the server',
      'apps/storefront/app',
      "import { x } from '@shop/server';\nexport const y = x;\n",
    ],
    [
      'the money library importing the client',
      'libs/money/src',
      "import { x } from '@shop/api';\nexport const y = x;\n",
    ],
  ])('refuses %s', async (_name, folder, code) => {
    expect(await lintPlanted(folder, code)).toContain(boundary);
  });

  it('accepts a theme importing the kit', async () => {
    expect(
      await lintPlanted('libs/themes/fle/src', "import { x } from '@shop/kit';\nexport const y = x;\n"),
    ).not.toContain(boundary);
  });

  it.each([
    [
      'a style attribute',
      'libs/themes/fle/src',
      'export const A = () => <p style={{ color: "red" }} />;\n',
      'no-restricted-syntax',
    ],
    [
      'raw HTML',
      'libs/pages/src',
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
      'no-restricted-syntax',
    ],
    [
      'Japanese text in a view',
      'libs/themes/simple/src',
      'export const A = () => <p>かご</p>;\n',
      'no-restricted-syntax',
    ],
    [
      'Japanese text in the page server',
      'apps/storefront/server',
      'export const a = "かご";\n',
      'no-restricted-syntax',
    ],
    [
      'a client call in a theme',
      'libs/themes/fle/src',
      "import { createApiClient } from '@shop/api';\nexport const a = createApiClient;\n",
      '@typescript-eslint/no-restricted-imports',
    ],
    [
      'formik outside forms',
      'libs/pages/src',
      "import { useFormik } from 'formik';\nexport const a = useFormik;\n",
      'no-restricted-imports',
    ],
    [
      'a screen of the account importing a step of the checkout',
      'libs/pages/src/order-list',
      "import { stepAlerts } from '../../checkout/alerts.ts';\nexport const a = stepAlerts;\n",
      '@typescript-eslint/no-restricted-imports',
    ],
    ...["pathname === '/cart/'", "pathname.startsWith('/cart/')", "new URL('http://a').pathname.startsWith('/b')"].map(
      (is) => [
        `a path compared as text: ${is}`,
        'libs/pages/src',
        `export const is = (pathname: string) => [pathname, ${is}];\n`,
        'no-restricted-syntax',
      ],
    ),
    ['any', 'libs/money/src', 'export const a = (b: any) => b;\n', '@typescript-eslint/no-explicit-any'],
    [
      'the environment outside config',
      'apps/server/src',
      'export const a = process.env.HOME;\n',
      'no-restricted-syntax',
    ],
    ...['(file) => file.go(1)', '({ go }) => go(1)', 'async (file) => await file.go(1)', 'run'].flatMap((then) =>
      ['libs/kit/src', 'libs/state/src', 'apps/storefront/app', 'apps/server/src'].map((folder) => [
        `${then} inside of the import's then`,
        folder,
        `declare const run: (file: unknown) => void;\nexport const a = () => import('../b.ts').then(${then});\nexport { run };\n`,
        'no-restricted-syntax',
      ]),
    ),
  ] as [string, string, string, string][])('refuses %s', async (_name, folder, code, rule) => {
    expect(await lintPlanted(folder, code)).toContain(rule);
  });

  it.each([
    "import('../b.ts').then((file) => file.theme)",
    "import('../b.ts').then(({ theme }) => theme)",
    "import('../b.ts').then((file) => file.theme).then((theme) => theme.go())",
  ])('accepts %s', async (code) => {
    expect(await lintPlanted('libs/kit/src', `export const a = () => ${code};\n`)).not.toContain(
      'no-restricted-syntax',
    );
  });

  describe.each([
    'libs/pages/src',
    'libs/kit/src',
    'libs/forms/src',
    'libs/state/src',
    'libs/themes/fle/src',
    'apps/storefront/app',
  ])('in %s', (folder) => {
    it.each([
      ['the raw storage', "export const a = () => localStorage.getItem('a');\n", 'no-restricted-globals'],
      ['the storage of the window', 'export const a = () => window.sessionStorage;\n', 'no-restricted-properties'],
      ['raw cookies', 'export const a = () => document.cookie;\n', 'no-restricted-properties'],
    ])('refuses %s', async (_name, code, rule) => {
      expect(await lintPlanted(folder, code)).toContain(rule);
    });
  });
});
