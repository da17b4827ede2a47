import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { baseTheme } from '../runtime/layers.ts';
import type { PagePlan } from './chunk-plan.ts';
import { slotImports, type SlotImport } from './read-definitions.ts';
import { layerOf, workspacePath } from './workspace-path.ts';

const prefix = '\0far-slots:';

/**
 * Browser build: Simple names the file of every slot of the shop, and its definition is part of what starts every page.
 * The names of slots that no busy page draws are moved to a file that comes with the first of them.
 */
export function farSlotsPlugin(workspace: string, { pages, everyPage, busy, unseen = [] }: PagePlan): Plugin {
  const near = new Set([...everyPage.filter((slot) => !unseen.includes(slot)), ...busy.flatMap((page) => pages[page] ?? [])]);
  const far = new Map<string, readonly SlotImport[]>();
  return {
    name: 'shop:far-slots',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { filter: { id: /^\0far-slots:/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0far-slots:/ },
      handler(id) {
        const file = id.slice(prefix.length);
        const lines = far.get(file)?.map(({ slot, source }) => `export const ${slot} = () => import(${JSON.stringify(resolve(dirname(file), source))});`);
        return lines?.join('\n');
      },
    },
    transform: {
      filter: { id: /\/src\/theme\.ts$/ },
      handler(code, id) {
        if (layerOf(workspacePath(workspace, id) ?? '')?.layer !== baseTheme) return null;
        const found = slotImports(id, code).filter(({ slot }) => !near.has(slot));
        far.set(id, found);
        let out = code;
        for (const { slot, at } of found.toReversed()) {
          const start = code.lastIndexOf('import(', at);
          out = `${out.slice(0, start)}import(${JSON.stringify(prefix + id)}).then((far) => far.${slot}())${out.slice(at)}`;
        }
        return { code: out, map: null };
      },
    },
  };
}
