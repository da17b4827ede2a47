import { posix } from 'node:path';
import type { Tree } from '@nx/devkit';
import { slotImports, type OverrideKind } from '@shop/theming/vite';
import { addProperty, removeProperty, type ObjectTarget } from '../code/object-literal.ts';
import { pruneNamedImports } from '../code/named-imports.ts';
import { read } from './closure.ts';
import type { Files } from './files.ts';
import type { Layer } from './layer.ts';

/** One slot that a layer overrides. */
export interface Entry {
  readonly slot: string;
  readonly kind: OverrideKind;
  /** The component's file, or the stylesheet of a restyled one, relative to the repository's root. */
  readonly path: string;
}

/** Returns the slots that a theme or variant overrides, in the order of its definition. */
export function readEntries(files: Files, { definition }: Layer): readonly Entry[] {
  return slotImports(definition, read(files, definition)).map(({ slot, kind, source }) => ({
    slot,
    kind,
    path: posix.join(posix.dirname(definition), source),
  }));
}

/** Writes a slot into a definition. A slot that is there already stays as it is. */
export function addEntry(tree: Tree, layer: Layer, { slot, kind, path }: Entry): void {
  const source = `./${posix.relative(posix.dirname(layer.definition), path)}`;
  edit(tree, layer, (code, target) => addProperty(code, target, slot, `${kind}(() => import('${source}'))`));
}

/** Takes a slot out of a definition. */
export function removeEntry(tree: Tree, layer: Layer, slot: string): void {
  edit(tree, layer, (code, target) => removeProperty(code, target, slot));
}

function edit(
  tree: Tree,
  { definition, kind, name }: Layer,
  change: (code: string, target: ObjectTarget) => string,
): void {
  const holder = kind === 'variant' ? 'defineVariant' : name === 'simple' ? 'defineBaseTheme' : 'defineTheme';
  const code = change(read(tree, definition), { holder, path: ['components'] });
  tree.write(definition, pruneNamedImports(code, '@shop/theming', ['replace', 'restyle', 'wrap']));
}
