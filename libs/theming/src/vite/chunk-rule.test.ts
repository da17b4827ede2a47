import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PagePlan } from './page-plan.ts';
import { shopTheming } from './shop-theming.ts';

const plan: PagePlan = {
  screens: new Map([
    ['home', ['Hero', 'Shelf']],
    ['list', ['Filters', 'Shelf']],
    ['product', ['BuyBox', 'Shelf', 'Story']],
    ['cart', ['Lines']],
    ['payment', ['Card']],
    ['terms', ['Text']],
  ]),
  everyPage: ['Header', 'Footer'],
  busy: ['home', 'list', 'product'],
  deferred: new Set(['Footer', 'Shelf', 'Story']),
};

const component = (name: string, ...imports: readonly string[]) =>
  `${imports.map((path, index) => `import { x as x${index} } from '${path}';`).join('\n')}
export default () => ['${name}', ${imports.map((_path, index) => `x${index}`).join(', ')}].join(globalThis.gap);`;
const helper = (name: string) => `export const x = globalThis.read('${name}');`;
const kit = (name: string) => `../../../kit/src/${name}.ts`;
const definition = (slots: readonly string[]) =>
  `const replace = (load) => load;
export const theme = { components: { ${slots.map((slot) => `${slot}: replace(() => import('./${slot}.ts'))`).join(', ')} } };`;

const simple = ['Header', 'Footer', 'Hero', 'Shelf', 'Filters', 'BuyBox', 'Story', 'Lines', 'Card', 'Text'];
const files: Readonly<Record<string, string>> = {
  'libs/themes/simple/src/theme.ts': definition(simple),
  'libs/themes/simple/src/Header.ts': component('header', kit('icon')),
  'libs/themes/simple/src/Footer.ts': component('footer'),
  'libs/themes/simple/src/Hero.ts': component('hero', kit('icon'), kit('price'), kit('heading')),
  'libs/themes/simple/src/Shelf.ts': component('shelf', kit('rail'), kit('toast')),
  'libs/themes/simple/src/Filters.ts': component('filters', kit('heading')),
  'libs/themes/simple/src/BuyBox.ts': `${component('buy box', kit('price'), kit('field'))}
export const ask = () => import('./wish.ts');`,
  'libs/themes/simple/src/wish.ts': `import { x as form } from 'formik';\nimport { x as label } from '${kit('label')}';\nexport const x = [form, label];`,
  'node_modules/formik/index.js': helper('formik'),
  'libs/themes/simple/src/Story.ts': component('story'),
  'libs/themes/simple/src/Lines.ts': component('lines', kit('sums'), kit('toast'), kit('field')),
  'libs/themes/simple/src/Card.ts': component('card', kit('sums')),
  'libs/themes/simple/src/Text.ts': component('text'),
  'libs/themes/lat/src/theme.ts': definition(['Hero']),
  'libs/themes/lat/src/Hero.ts': component('hero of lat', './sun.ts'),
  'libs/themes/lat/src/sun.ts': helper('sun'),
  ...Object.fromEntries(
    ['icon', 'price', 'rail', 'sums', 'toast', 'field', 'heading', 'label', 'clause'].map((name) => [
      `libs/kit/src/${name}.ts`,
      helper(name),
    ]),
  ),
  'libs/pages/src/terms/route.tsx': component('terms', kit('clause')),
  'apps/storefront/app/root.tsx': `import { theme } from '../../../libs/themes/simple/src/theme.ts';
export const themes = { simple: theme, lat: () => import('../../../libs/themes/lat/src/theme.ts') };
export const navigate = () => import('../../../libs/pages/src/terms/route.tsx');`,
};

let workspace: string;
/** The chunk of each source file, by its path after `src/` or `app/`. */
let chunkOf: (file: string) => string | undefined;

beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'chunks-'));
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), code);
  }
  const { output } = (await build({
    root: workspace,
    configFile: false,
    logLevel: 'silent',
    plugins: shopTheming({ workspace, plan }),
    build: { rolldownOptions: { input: join(workspace, 'apps/storefront/app/root.tsx') } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  chunkOf = (file) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)))?.name;
});
afterAll(() => rmSync(workspace, { recursive: true }));

describe('a slot is in the chunk', () => {
  it.each([
    ['of its page', 'simple/src/BuyBox.ts', 'product'],
    ['of Simple and its page when all other themes replace it', 'simple/src/Hero.ts', 'simple.home'],
    ['of every page', 'simple/src/Header.ts', 'frame'],
    ['of every page after hydration', 'simple/src/Footer.ts', 'after'],
    ['of its page after hydration', 'simple/src/Story.ts', 'product-late'],
    ['of several busy pages after hydration', 'simple/src/Shelf.ts', 'after'],
    ['of its theme and page', 'lat/src/Hero.ts', 'lat.home'],
    ['of the one screen that renders it', 'simple/src/Card.ts', 'payment'],
  ])('%s', (_name, file, chunk) => {
    expect(chunkOf(file)).toBe(chunk);
  });
});

describe('a module is in the chunk', () => {
  it.each([
    ['of the frame when the frame needs it too', 'icon.ts', 'frame'],
    ['of the product page and another busy one', 'price.ts', 'browse'],
    ['of several other busy pages', 'heading.ts', 'lists'],
    ['of a busy page and others', 'field.ts', 'product-and-more'],
    ['of other pages when busy pages load it after hydration', 'toast.ts', 'common'],
    ['of the one screen whose route needs it, though a navigation imports the route', 'clause.ts', 'terms'],
    ['of the one theme that needs it', 'sun.ts', 'lat.home'],
    ['of slots that hydrate later', 'rail.ts', 'after'],
  ])('%s', (_name, file, chunk) => {
    expect(chunkOf(file)).toBe(chunk);
  });

  it('of the root when the root imports it', () => {
    expect(chunkOf('simple/src/theme.ts')).toBe(chunkOf('app/root.tsx'));
  });

  it('of its own when only what is loaded on demand needs it', () => {
    expect(chunkOf('label.ts')).toBe(chunkOf('wish.ts'));
    expect(['product', 'product-late', 'after']).not.toContain(chunkOf('wish.ts'));
  });

  it('of its own when only rarely visited first pages share it', () => {
    expect(['cart', 'payment', 'terms']).not.toContain(chunkOf('sums.ts'));
  });
});
