import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Tokens } from '../tokens/contract.ts';
import { tokensCss } from '../tokens/custom-properties.ts';

const suffix = 'tokens.css';

/**
 * Generates the stylesheet that a theme imports as `./tokens.css` from the `tokens` in `tokens.ts`; the theme is named
 * by its folder. A `fonts.css` and a `base.css` in the folder are imported first.
 */
export function tokensCssPlugin(): Plugin {
  return {
    name: 'shop:tokens-css',
    enforce: 'pre',
    resolveId: {
      filter: { id: /tokens\.css(?:$|\?)/ },
      handler(source, importer) {
        const [path = '', query] = source.split('?');
        const file = importer && path.startsWith('.') ? resolve(dirname(importer), path) : path.replace(/^\/@fs/, '');
        if (!file.endsWith(`/${suffix}`) || !existsSync(sourceOf(file))) return null;
        return query ? `${file}?${query}` : file;
      },
    },
    load: {
      filter: { id: /tokens\.css(?:$|\?)/ },
      async handler(id) {
        const source = sourceOf(id.replace(/\?.*$/, ''));
        if (!existsSync(source)) return null;
        this.addWatchFile(source);
        const module: unknown = await import(`${pathToFileURL(source).href}?t=${statSync(source).mtimeMs}`);
        const before = ['fonts.css', 'base.css'].filter((name) => existsSync(resolve(dirname(source), name)));
        return (
          before.map((name) => `@import "./${name}";\n`).join('') + tokensCss(themeOf(source), tokensOf(module, source))
        );
      },
    },
  };
}

const sourceOf = (css: string) => `${css.slice(0, -'.css'.length)}.ts`;

/** `…/themes/fle/src/tokens.ts` → `fle`. */
function themeOf(source: string): string {
  return dirname(dirname(source)).replace(/^.*[\\/]/, '');
}

function tokensOf(module: unknown, source: string): Tokens {
  if (typeof module === 'object' && module !== null && 'tokens' in module) {
    // The theme's own `satisfies Tokens` checks the type; a dynamic import cannot.
    return module.tokens as Tokens;
  }
  throw new Error(`${source} does not export tokens`);
}
