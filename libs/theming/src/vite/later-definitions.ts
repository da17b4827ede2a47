import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { baseTheme } from '../runtime/layers.ts';
import type { PagePlan } from './chunk-plan.ts';
import { componentsPlace, slotImports, type SlotImport } from './read-definitions.ts';
import { layerOf, workspacePath } from './workspace-path.ts';

const prefix = '\0later-definitions:';
export const isLaterDefinitions = (id: string): boolean => id.startsWith(prefix);

/**
 * Browser build: Simple names the file of every slot of the shop, and its definition is part of what starts every page.
 * Slots that no busy page draws at once are taken out of it, names and all: they come as `later` with what every page gets
 * once it stands. What another theme draws of them keeps its name there, its file stands in a definition of that theme.
 */
export function laterDefinitionsPlugin(workspace: string, { pages, everyPage, busy, later }: PagePlan): Plugin {
  const seen = new Set([...everyPage, ...busy.flatMap((page) => pages[page] ?? [])]);
  const definitions = new Map<string, readonly SlotImport[]>();
  return {
    name: 'shop:later-definitions',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { filter: { id: /^\0later-definitions:/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0later-definitions:/ },
      handler(id) {
        const file = id.slice(prefix.length);
        const lines =
          definitions
            .get(file)
            ?.map(
              ({ slot, source }) =>
                `${slot}: replace(() => import(${JSON.stringify(resolve(dirname(file), source))})),`,
            ) ?? [];
        return `import { replace } from '@shop/theming';\nexport const components = {\n${lines.join('\n')}\n};\n`;
      },
    },
    transform: {
      filter: { id: /\/themes\/[^/]+\/src\/theme\.ts$/ },
      handler(code, id) {
        if (isLaterDefinitions(id)) return null;
        const isBase = layerOf(workspacePath(workspace, id) ?? '')?.layer === baseTheme;
        const found = slotImports(id, code).filter(
          ({ slot, kind }) => kind !== 'wrap' && (!seen.has(slot) || (isBase && later.has(slot))),
        );
        if (found.length === 0) return null;
        definitions.set(id, found);
        const rest = found
          .toReversed()
          .reduce((out, { start, end }) => out.slice(0, start) + out.slice(end).replace(/^\s*,/, ''), code);
        const { before, first } = componentsPlace(id, rest);
        if (!isBase) {
          const names = JSON.stringify(found.map(({ slot }) => slot).join(' '));
          const later = `() => import(${JSON.stringify(prefix + id)})`;
          return {
            code: `import { replaceLater } from '@shop/theming';\n${rest.slice(0, first)}...replaceLater(${names}, ${later}),${rest.slice(first)}`,
            map: null,
          };
        }
        return {
          code: `${rest.slice(0, before)}later: () => import(${JSON.stringify(prefix + id)}).then(({ components }) => components),${rest.slice(before)}`,
          map: null,
        };
      },
    },
  };
}
