import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { SlotName } from '../contract/slot-props.ts';
import { deferredSlots } from '../runtime/deferred-slots.ts';
import { readDefinitions } from './read-definitions.ts';
import { SlotReader } from './slot-uses.ts';
import { workspacePath } from './workspace-path.ts';

/** The slots of each screen, by the folder of its code in `libs/pages/src`. */
export type ScreenSlots = Readonly<Record<string, readonly SlotName[]>>;

const id = 'virtual:screen-slots';
const resolvedId = `\0${id}`;
const isDeferred = (slot: SlotName) => (deferredSlots as readonly SlotName[]).includes(slot);

/**
 * Reads which slots each screen can render, from the imports of its route and of the layers' components. Of dynamically
 * imported files only slots that hydrate later count, except a route's `step.tsx`, which is loaded with the cart.
 */
export function readScreenSlots(workspace: string, reader = new SlotReader()): ScreenSlots {
  const components = Map.groupBy(
    readDefinitions(workspace).filter(({ kind }) => kind !== 'restyle'),
    ({ slot }) => slot,
  );
  const renderedBy = (path: string) => {
    const { slots, deferred } = reader.slotsOf(join(workspace, path));
    return [...slots, ...deferred.filter(isDeferred)];
  };
  return Object.fromEntries(
    globSync('libs/pages/src/*/route.tsx', { cwd: workspace })
      .toSorted()
      .map((path) => {
        const slots = new Set([path, join(dirname(path), 'step.tsx')].flatMap(renderedBy));
        for (const slot of slots)
          components.get(slot)?.forEach((component) => renderedBy(component.path).forEach((inner) => slots.add(inner)));
        return [basename(dirname(path)), [...slots]];
      }),
  );
}

/** `import { screenSlots } from 'virtual:screen-slots'` */
export function screenSlotsPlugin(workspace: string): Plugin {
  const reader = new SlotReader();
  /** The generated source, by the name of the environment. */
  const loaded = new Map<string, string>();
  const write = () => `export const screenSlots = ${JSON.stringify(readScreenSlots(workspace, reader))};`;
  return {
    name: 'shop:screen-slots',
    resolveId: { filter: { id: /^virtual:screen-slots$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /^\0virtual:screen-slots$/ },
      handler() {
        const source = write();
        loaded.set(this.environment.name, source);
        return source;
      },
    },
    hotUpdate({ file, modules }) {
      reader.forget(file);
      const module = this.environment.moduleGraph.getModuleById(resolvedId);
      const isSource = /^libs\/(?:pages|themes|variants)\/.*\.tsx?$/.test(workspacePath(workspace, file) ?? '');
      return module && isSource && write() !== loaded.get(this.environment.name) ? [...modules, module] : undefined;
    },
  };
}
