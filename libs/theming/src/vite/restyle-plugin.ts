import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { slotImports } from './read-definitions.ts';
import { partsOfRestyled, restyledPath } from './restyled-path.ts';
import { workspacePath } from './workspace-path.ts';

/**
 * Turns `restyle(() => import('./home/hero.module.css'))` into an import of Simple's `home/hero.tsx` that uses the
 * layer's `./hero.module.css`. All other imports of the component remain Simple's.
 *
 * @throws Error when Simple has no component at the stylesheet's path
 */
export function restylePlugin(workspace: string): Plugin {
  const partsOf = (id: string) => partsOfRestyled(workspacePath(workspace, id) ?? '');
  return {
    name: 'shop:restyle',
    enforce: 'pre',
    resolveId(source, importer) {
      if (isAbsolute(source) && partsOf(source)) return source;
      const parts = importer === undefined ? null : partsOf(importer);
      if (!parts || !source.startsWith('.')) return null;
      const wanted = resolve(dirname(join(workspace, parts.component)), source);
      return wanted === join(workspace, parts.component.replace(/\.tsx$/, '.module.css'))
        ? join(workspace, parts.sheet)
        : wanted;
    },
    load(id) {
      const parts = partsOf(id);
      if (!parts) return null;
      const component = join(workspace, parts.component);
      if (!existsSync(component)) throw new Error(`${parts.sheet} restyles nothing: there is no ${parts.component}`);
      this.addWatchFile(component);
      return readFileSync(component, 'utf8');
    },
    transform: {
      filter: { id: /\/src\/(?:theme|variant)\.tsx?$/, code: /\brestyle\(/ },
      handler(code, id) {
        const restyles = slotImports(id, code).filter(({ kind }) => kind === 'restyle');
        const out = restyles.toReversed().reduce((left, { source, sourceAt }) => {
          const path = restyledPath(workspacePath(workspace, resolve(dirname(id), source)) ?? '');
          return `${left.slice(0, sourceAt.start)}${JSON.stringify(join(workspace, path))}${left.slice(sourceAt.end)}`;
        }, code);
        return { code: out, map: null };
      },
    },
  };
}
