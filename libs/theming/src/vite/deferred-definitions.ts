import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { baseTheme } from '../runtime/layers.ts';
import type { PagePlan } from './page-plan.ts';
import {
  componentsPlace,
  readDefinitions,
  slotImports,
  type SlotImplementation,
  type SlotImport,
} from './read-definitions.ts';
import { layerOf, workspacePath } from './workspace-path.ts';

export const deferredDefinitions = '\0deferred-definitions:';
export const isDeferredDefinitions = (id: string): boolean => id.startsWith(deferredDefinitions);

const importOf = (file: string) => `() => import(${JSON.stringify(file)})`;

/**
 * Renders a theme's component around Simple's, as the runtime does for a wrap. Called as a function, which needs no
 * import.
 */
const aroundOriginal = `const around = (outer, original) => async () => {
  const [{ default: Outer }, { default: Original }] = await Promise.all([outer(), original()]);
  return { default: (props) => Outer({ ...props, Original }) };
};
`;

/**
 * Browser build: defers slots that no busy page renders at once, so that the definition that starts every page is
 * small. Simple's become `deferred`; another theme lists their names and has the files, wrapped around Simple's if needed,
 * in a deferred definition.
 */
export function deferredDefinitionsPlugin(
  workspace: string,
  { screens, everyPage, busy, deferred }: PagePlan,
  implementations: readonly SlotImplementation[] = readDefinitions(workspace),
): Plugin {
  const originals = new Map(
    implementations
      .filter(({ layer }) => layer === baseTheme)
      .map(({ slot, path }) => [slot, join(workspace, path)] as const),
  );
  const seen = new Set([...everyPage, ...busy.flatMap((page) => screens.get(page) ?? [])]);
  const definitions = new Map<string, readonly SlotImport[]>();
  return {
    name: 'shop:deferred-definitions',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { filter: { id: /^\0deferred-definitions:/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0deferred-definitions:/ },
      handler(id) {
        const file = id.slice(deferredDefinitions.length);
        const found = definitions.get(file) ?? [];
        const loads = found.map(({ slot, source, kind }) => {
          const own = importOf(resolve(dirname(file), source));
          return `${slot}: replace(${kind === 'wrap' ? `around(${own}, ${importOf(originals.get(slot) ?? '')})` : own}),`;
        });
        const wraps = found.some(({ kind }) => kind === 'wrap') ? aroundOriginal : '';
        return `import { replace } from '@shop/theming';\n${wraps}export const components = {\n${loads.join('\n')}\n};\n`;
      },
    },
    transform: {
      filter: { id: /\/themes\/[^/]+\/src\/theme\.ts$/ },
      handler(code, id) {
        if (isDeferredDefinitions(id)) return null;
        const isBase = layerOf(workspacePath(workspace, id) ?? '')?.layer === baseTheme;
        const found = slotImports(id, code).filter(({ slot }) => !seen.has(slot) || (isBase && deferred.has(slot)));
        if (found.length === 0) return null;
        definitions.set(id, found);
        const rest = found
          .toReversed()
          .reduce((out, { start, end }) => out.slice(0, start) + out.slice(end).replace(/^\s*,/, ''), code);
        const { before, first } = componentsPlace(id, rest);
        if (!isBase) {
          const names = JSON.stringify(found.map(({ slot }) => slot).join(' '));
          const deferred = `() => import(${JSON.stringify(deferredDefinitions + id)})`;
          return {
            code: `import { replaceDeferred } from '@shop/theming';\n${rest.slice(0, first)}...replaceDeferred(${names}, ${deferred}),${rest.slice(first)}`,
            map: null,
          };
        }
        return {
          code: `${rest.slice(0, before)}deferred: () => import(${JSON.stringify(deferredDefinitions + id)}).then((file) => file.components),${rest.slice(before)}`,
          map: null,
        };
      },
    },
  };
}
