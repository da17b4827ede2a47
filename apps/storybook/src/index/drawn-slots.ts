import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SlotName } from '@shop/theming';
import { slotMeta } from '@shop/theming/meta';
import { readDefinitions } from '@shop/theming/vite';
import { parseSync, Visitor, type Plugin } from 'vite';
import { layerNames } from './layer-names.ts';
import { readStories } from './slot-stories.ts';
import { virtualModule } from './virtual-module.ts';
import { workspace } from './workspace.ts';

/** Which slots a story can draw, read from the imports of its file and of the components that the layers have for them. */
export interface DrawnSlots {
  /** By the title of a file of stories. */
  readonly stories: Readonly<Record<string, readonly SlotName[]>>;
  /** By theme or variant, and by the slot that it draws itself. */
  readonly nested: Readonly<Record<string, Readonly<Record<string, readonly SlotName[]>>>>;
}

/** What a file names: slots, and files of its own library. */
interface Named {
  readonly slots: readonly SlotName[];
  readonly files: readonly string[];
}

/** `import { drawnSlots } from 'virtual:drawn-slots'` */
export const drawnSlotsModule = (): Plugin => virtualModule('drawn-slots', readDrawnSlots);

/** All stories and layers of the repository as they stand now. */
export function readDrawnSlots(): DrawnSlots {
  const known = new Map<string, Named>();
  const slotsOf = (path: string): readonly SlotName[] => {
    const slots = new Set<SlotName>();
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      const named = known.get(file) ?? readNamed(file, readFileSync(file, 'utf8'));
      known.set(file, named);
      for (const slot of named.slots) slots.add(slot);
      named.files.forEach(visit);
    };
    visit(join(workspace, path));
    return [...slots];
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

/** The slots that a file names, by `slot('…')`, `laterSlot('…')` or an import, and the files beside it that it imports, now or later. */
export function readNamed(file: string, code: string): Named {
  const slots: SlotName[] = [];
  const files: string[] = [];
  const follow = (source: string) => {
    const path = resolve(dirname(file), source);
    if (source.startsWith('.') && /\.tsx?$/.test(source) && existsSync(path)) files.push(path);
  };
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      if (importKind === 'type') return;
      follow(source.value);
      if (source.value !== '@shop/theming') return;
      for (const specifier of specifiers)
        if (
          specifier.type === 'ImportSpecifier' &&
          specifier.imported.type === 'Identifier' &&
          isSlot(specifier.imported.name)
        )
          slots.push(specifier.imported.name);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') follow(source.value);
    },
    CallExpression({ callee, arguments: [name] }) {
      if (callee.type !== 'Identifier' || !['slot', 'laterSlot'].includes(callee.name) || name?.type !== 'Literal')
        return;
      if (isSlot(name.value)) slots.push(name.value);
    },
  }).visit(parseSync(file, code).program);
  return { slots, files };
}

const isSlot = (name: unknown): name is SlotName => typeof name === 'string' && Object.hasOwn(slotMeta, name);
