import { frameSlots, routeTable } from '@shop/pages/routes';
import { readDefinitions } from '@shop/theming/vite';
import type { Page } from './measure.ts';

/** A page with its limits in kB (1000 bytes) of gzip: JavaScript and styles. */
export interface Budget {
  readonly name: string;
  readonly page: Page;
  readonly jsKb: number;
  readonly cssKb: number;
}

/** Pages that readers see first; the limit of their JavaScript is the shop's promise. */
const watched = [
  { name: 'home', route: 'home', module: 'app/routes/home.tsx' },
  { name: 'product list', route: 'products', module: 'app/routes/product-list.tsx' },
  { name: 'product page', route: 'product', module: 'app/routes/product.tsx' },
] as const;

const themes = ['simple', 'fle'] as const;

/** The watched pages in each theme: what the theme draws itself, and Simple for the rest. */
export function budgets(workspace: string): readonly Budget[] {
  const definitions = readDefinitions(workspace);
  const chain = (theme: string, slot: string) => {
    const own = definitions.find(({ layer, slot: name }) => layer === theme && name === slot);
    const base = definitions.find(({ layer, slot: name }) => layer === 'simple' && name === slot);
    return [own, own?.kind === 'replace' ? undefined : base].flatMap((found) => (found ? [found.path] : []));
  };
  return themes.flatMap((theme) =>
    watched.map(({ name, route, module }) => ({
      name: `${name} (${theme})`,
      page: {
        routes: [module],
        components: [
          ...new Set([
            'libs/themes/simple/src/theme.ts',
            'libs/themes/simple/src/tokens.css',
            `libs/themes/${theme}/src/theme.ts`,
            `libs/themes/${theme}/src/tokens.css`,
            ...[...frameSlots, ...routeTable[route].slots].flatMap((slot) => chain(theme, slot)),
          ]),
        ],
      },
      jsKb: 128,
      cssKb: 20,
    })),
  );
}
