import { posix } from 'node:path';
import { logger, type Tree } from '@nx/devkit';
import type { SlotName } from '@shop/theming';
import { slotVersions } from '@shop/theming/slot-versions';
import type { OverrideKind } from '@shop/theming/vite';
import { slotMembers } from '../code/slot-members.ts';
import { closureOf, read } from '../layers/closure.ts';
import { addEntry, readEntries } from '../layers/definition.ts';
import { knownSlot } from '../layers/known-slot.ts';
import { findLayer, simple, type Layer } from '../layers/layer.ts';
import { declareImports } from '../layers/manifest.ts';
import { hashOf, stamped, unstamped } from '../layers/stamp.ts';
import { replacingSource, wrappingSource } from './templates.ts';

export interface OverrideOptions {
  readonly slot: string;
  readonly in: string;
  readonly wrap?: boolean | undefined;
  readonly replace?: boolean | undefined;
  readonly restyle?: boolean | undefined;
  readonly eject?: boolean | undefined;
  readonly theme?: string | undefined;
}

/**
 * `nx g @shop/tools:override ProductCard --in=ven`: gives a theme or variant its own component for a slot. Running it
 * again changes nothing.
 *
 * @throws Error when the slot or the layer is unknown, when two ways are requested, or when a file already exists
 */
export default function override(tree: Tree, options: OverrideOptions): void {
  const slot = knownSlot(options.slot);
  const layer = findLayer(tree, options.in);
  const requested = (['wrap', 'replace', 'restyle', 'eject'] as const).filter((way) => options[way]);
  if (requested.length > 1) throw new Error(`Choose one of ${requested.map((way) => `--${way}`).join(' and ')}.`);
  if (layer.name === simple.name) throw new Error('Simple is what others override. Change its component itself.');
  const present = readEntries(tree, layer).find((entry) => entry.slot === slot);
  if (present) {
    logger.info(`${slot} is overridden in ${layer.name} already: ${present.path} (${present.kind}).`);
    return;
  }
  const way = requested[0] ?? 'wrap';
  const kind: OverrideKind = way === 'eject' ? 'replace' : way;
  const path = beginnings[way](tree, slot, layer, options.theme ?? simple.name);
  addEntry(tree, layer, { slot, kind, path });
  declareImports(tree, layer.folder, simple.folder);
  logger.info(
    `${slot} in ${layer.name} is ${path}. A running shop shows it at once; ${undoHint(slot, layer)} takes it back.`,
  );
}

const undoHint = (slot: SlotName, { name }: Layer) => `nx g @shop/tools:unoverride ${slot} --in=${name}`;

/** Writes the initial files of an override and returns the file for the definition. */
type Begin = (tree: Tree, slot: SlotName, layer: Layer, theme: string) => string;

/** A component that renders the original. */
const wrap: Begin = (tree, slot, layer) => {
  const path = moved(originOf(tree, simple, slot), simple, layer);
  writeNew(tree, path, wrappingSource(slot));
  return path;
};

/** The initial code of a new component. */
const replace: Begin = (tree, slot, layer) => {
  const path = moved(originOf(tree, simple, slot), simple, layer);
  writeNew(tree, path, replacingSource(slot, path, slotMembers(tree, slot)));
  writeNew(tree, styleOf(path), `@layer ${layer.cascade} {\n  .root {\n    padding: var(--space-s2);\n  }\n}\n`);
  return path;
};

/** A copy of Simple's stylesheet, for Simple's component. @throws Error when it has none */
const restyle: Begin = (tree, slot, layer) => {
  const sheet = styleOf(originOf(tree, simple, slot));
  if (!tree.exists(sheet)) throw new Error(`${slot} has no style sheet of its own in Simple: wrap or replace it.`);
  writeNew(
    tree,
    moved(sheet, simple, layer),
    read(tree, sheet).replaceAll(`@layer ${simple.cascade}`, `@layer ${layer.cascade}`),
  );
  return moved(sheet, simple, layer);
};

/** Copies the component that the slot has now, with all files of its library that it needs, and stamps it. */
const eject: Begin = (tree, slot, layer, theme) => {
  const owner = layer.kind === 'variant' ? findLayer(tree, theme) : simple;
  const own = readEntries(tree, owner).find((entry) => entry.slot === slot && entry.kind === 'replace');
  const from = own ? owner : simple;
  const origin = originOf(tree, from, slot);
  for (const path of closureOf(tree, origin)) {
    const code = unstamped(read(tree, path));
    const copy = path.endsWith('.css') ? code.replaceAll(`@layer ${from.cascade}`, `@layer ${layer.cascade}`) : code;
    writeNew(
      tree,
      moved(path, from, layer),
      path === origin
        ? stamped(copy, { slot, v: slotVersions[slot], from: from.name, hash: hashOf(tree, origin) })
        : copy,
    );
  }
  return moved(origin, from, layer);
};

const beginnings = { wrap, replace, restyle, eject };

function originOf(tree: Tree, layer: Layer, slot: SlotName): string {
  const entry = readEntries(tree, layer).find((candidate) => candidate.slot === slot);
  if (!entry) throw new Error(`${layer.definition} has no component for ${slot}.`);
  return entry.path;
}

/** Returns the corresponding path in another library. */
const moved = (path: string, from: Layer, to: Layer) => posix.join(to.folder, posix.relative(from.folder, path));

const styleOf = (path: string) => path.replace(/\.tsx$/, '.module.css');

/** Writes a file that is not there; one with the same content stays. @throws Error when another content would be lost */
function writeNew(tree: Tree, path: string, text: string): void {
  if (tree.exists(path) && unstamped(read(tree, path)) !== unstamped(text))
    throw new Error(`${path} is there already, with other content. Move it away first.`);
  if (!tree.exists(path)) tree.write(path, text);
}
