import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SlotName } from '@shop/theming';
import { readDefinitions, SlotReader } from '@shop/theming/vite';
import type { Plugin } from 'vite';
import { layerNames } from './layer-names.ts';
import { readStories } from './slot-stories.ts';
import { virtualModule } from './virtual-module.ts';
import { workspace } from './workspace.ts';

/** Which slots a story can draw, read from the imports of its file and of the components that the layers have for them. */
export interface RenderedSlotTable {
  /** By the title of a file of stories. */
  readonly stories: Readonly<Record<string, readonly SlotName[]>>;
  /** By theme or variant, and by the slot that it draws itself. */
  readonly nested: Readonly<Record<string, Readonly<Record<string, readonly SlotName[]>>>>;
}

/** `import { renderedSlots } from 'virtual:rendered-slots'` */
export const renderedSlotsModule = (): Plugin => virtualModule('rendered-slots', readRenderedSlots);

/** All stories and layers of the repository as they stand now. */
export function readRenderedSlots(): RenderedSlotTable {
  const reader = new SlotReader();
  const slotsOf = (path: string): readonly SlotName[] => {
    const { slots, deferred } = reader.slotsOf(join(workspace, path));
    return [...slots, ...deferred];
  };
  const definitions = readDefinitions(workspace);
  const fileOf = ({ kind, slot, path }: (typeof definitions)[number]) =>
    // A sheet is put on the component of the base theme.
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
