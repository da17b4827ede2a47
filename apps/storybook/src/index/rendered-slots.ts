import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SlotName } from '@shop/theming';
import { readDefinitions, SlotReader } from '@shop/theming/vite';
import type { Plugin } from 'vite';
import { layerNames } from './layer-names.ts';
import { readStories } from './slot-stories.ts';
import { virtualModule } from './virtual-module.ts';
import { workspace } from './workspace.ts';

/** The slots that a story can render, from the imports of its file and of the layers' components for these. */
export interface RenderedSlotTable {
  /** By the title of a file of stories. */
  readonly stories: Readonly<Record<string, readonly SlotName[]>>;
  /** By theme or variant, and by the slot that it overrides. */
  readonly nested: Readonly<Record<string, Readonly<Record<string, readonly SlotName[]>>>>;
}

/** `import { renderedSlots } from 'virtual:rendered-slots'` */
export const renderedSlotsModule = (): Plugin => virtualModule('rendered-slots', readRenderedSlots);

/** Reads all current stories and layers of the repository. */
export function readRenderedSlots(): RenderedSlotTable {
  const reader = new SlotReader();
  const slotsOf = (path: string): readonly SlotName[] => {
    const { slots, deferred } = reader.slotsOf(join(workspace, path));
    return [...slots, ...deferred];
  };
  const definitions = readDefinitions(workspace);
  const fileOf = ({ kind, slot, path }: (typeof definitions)[number]) =>
    // A restyled slot uses the component of the base theme.
    kind === 'restyle' ? definitions.find((one) => one.slot === slot && one.layer === layerNames[0]?.name)?.path : path;
  return {
    stories: Object.fromEntries(
      globSync('libs/**/*.stories.tsx', { cwd: workspace, exclude: ['**/node_modules/**'] }).map((path) => [
        readStories(path, readFileSync(join(workspace, path), 'utf8')).title,
        slotsOf(path),
      ]),
    ),
    nested: Object.fromEntries(
      layerNames.map(({ name }) => [
        name,
        Object.fromEntries(
          definitions
            .filter(({ layer }) => layer === name)
            .map((definition) => [definition.slot, slotsOf(fileOf(definition) ?? definition.path)]),
        ),
      ]),
    ),
  };
}
