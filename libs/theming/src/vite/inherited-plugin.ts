import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { inheritedSlots, originalPath } from './inherited-slots.ts';
import { layerPlaces } from './layer-places.ts';
import { componentsPlace, readDefinitions, type SlotImplementation } from './read-definitions.ts';
import { layerOf, workspacePath } from './workspace-path.ts';
import type { PagePlan } from './chunk-plan.ts';

/** The parts of the base theme of which themes have copies of their own, see `inherited-slots.ts`. */
export function readInherited(workspace: string, plan: PagePlan): readonly SlotImplementation[] {
  const themes = layerPlaces(workspace).flatMap(({ name, kind }) => (kind === 'theme' ? [name] : []));
  return inheritedSlots(readDefinitions(workspace), themes, plan);
}

/**
 * Builds: names in the themes' definitions the copies that they have of parts of the base theme. For the browser each is
 * made from the original; the server draws with the original itself and knows the copy as the file that the browser needs.
 */
export function inheritedPlugin(workspace: string, plan: PagePlan): Plugin {
  const inherited = readInherited(workspace, plan);
  const originalOf = (id: string) => {
    const original = originalPath(workspacePath(workspace, id) ?? '');
    return original === null ? null : join(workspace, original);
  };
  return {
    name: 'shop:inherited',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const file = isAbsolute(source)
        ? source
        : importer && source.startsWith('.')
          ? resolve(dirname(importer), source)
          : '';
      const original = originalOf(file);
      if (original === null || !existsSync(original)) return null;
      // A picture is the same for all.
      return /\.(?:tsx?|css)$/.test(file) ? file : original;
    },
    load(id) {
      const original = originalOf(id);
      return original === null ? null : readFileSync(original, 'utf8');
    },
    transform: {
      filter: { id: /\/src\/theme\.ts$/ },
      handler(code, id) {
        const owner = layerOf(workspacePath(workspace, id) ?? '');
        const own = inherited.filter(({ layer }) => layer === owner?.layer);
        const isServer = this.environment.name === 'ssr';
        const lineOf = ({ slot, path }: SlotImplementation) => {
          const load = `() => import(${JSON.stringify(join(workspace, isServer ? (originalPath(path) ?? '') : path))})`;
          return `${slot}: inherit(${isServer ? `${load}, ${JSON.stringify(path)}` : load}),`;
        };
        if (own.length === 0) return null;
        const { first } = componentsPlace(id, code);
        return {
          code: `import { replace as inherit } from '@shop/theming';${code.slice(0, first)}${own.map(lineOf).join('')}${code.slice(first)}`,
          map: null,
        };
      },
    },
  };
}
