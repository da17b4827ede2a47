import type { SlotName } from '@shop/theming';
import { slotVersions } from '@shop/theming/slot-versions';
import { closureOf, read } from '../generators/layers/closure.ts';
import { readEntries, type Entry } from '../generators/layers/definition.ts';
import type { Files } from '../generators/layers/files.ts';
import { listLayers, simple, type Layer } from '../generators/layers/layer.ts';
import { hashOf, readStamp, unstamped } from '../generators/layers/stamp.ts';

/** A problem of an override that should be checked. */
export interface Finding {
  readonly kind: 'drift' | 'identical' | 'dead' | 'no_original' | 'unknown_class';
  readonly path: string;
  readonly text: string;
}

/**
 * Examines the overrides of all themes and variants: copies whose origin has changed, unchanged copies, unused files,
 * wraps that never render their original, and stylesheets with unused classes.
 *
 * @param sources all files of the themes and variants, relative to the repository's root
 */
export function examine(files: Files, sources: readonly string[]): readonly Finding[] {
  return listLayers(files)
    .filter(({ name }) => name !== simple.name)
    .flatMap((layer) => {
      const entries = readEntries(files, layer);
      return [
        ...entries.flatMap((entry) => [
          ...copyOf(files, layer, entry),
          ...wrapOf(files, entry),
          ...restyleOf(files, layer, entry),
        ]),
        ...deadFiles(files, layer, sources),
      ];
    });
}

function copyOf(files: Files, layer: Layer, { slot, path }: Entry): readonly Finding[] {
  const stamp = readStamp(read(files, path));
  if (!stamp) return [];
  const from = listLayers(files).find(({ name }) => name === stamp.from);
  const origin = from && readEntries(files, from).find((entry) => entry.slot === slot)?.path;
  if (!from || origin === undefined)
    return [{ kind: 'drift', path, text: `${slot} was copied from ${stamp.from}, which draws it no more.` }];
  // Definitions only have slots of the contract: the compiler checks that.
  const v = slotVersions[slot as SlotName];
  if (v !== stamp.v)
    return [{ kind: 'drift', path, text: `${slot} is at version ${v} of its contract, this copy at ${stamp.v}.` }];
  if (hashOf(files, origin) !== stamp.hash)
    return [{ kind: 'drift', path, text: `${origin}, or what it needs, has changed since this was copied.` }];
  const same = closureOf(files, origin).every((source) => {
    const copy = `${layer.folder}${source.slice(from.folder.length)}`;
    return files.exists(copy) && plain(files, copy, layer) === plain(files, source, from);
  });
  return same ? [{ kind: 'identical', path, text: `${slot} is still what was copied: take it back, or wrap it.` }] : [];
}

const plain = (files: Files, path: string, { cascade }: Layer) =>
  unstamped(read(files, path)).replaceAll(`@layer ${cascade}`, '@layer');

function wrapOf(files: Files, { slot, kind, path }: Entry): readonly Finding[] {
  if (kind !== 'wrap' || /<Original\b|\bOriginal[,)]/.test(read(files, path).replace(/\(\{[^}]*\}/, ''))) return [];
  return [
    { kind: 'no_original', path, text: `${slot} wraps and never draws its original: declare it with replace().` },
  ];
}

function restyleOf(files: Files, layer: Layer, { slot, kind, path }: Entry): readonly Finding[] {
  if (kind !== 'restyle') return [];
  const component = `${simple.folder}${path.slice(layer.folder.length).replace(/\.module\.css$/, '.tsx')}`;
  if (readEntries(files, simple).find((entry) => entry.slot === slot)?.path !== component) {
    return [
      {
        kind: 'unknown_class',
        path,
        text: `Simple draws ${slot} with another file: the sheet bears the name and the place of that file's own.`,
      },
    ];
  }
  const used = new Set(
    [...read(files, component).matchAll(/\bstyles(?:\.([\w$]+)|\[['"]([^'"]+)['"]\])/g)].map(
      ([, plain, quoted]) => plain ?? quoted,
    ),
  );
  const classes = new Set(
    [
      ...read(files, path)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/\.([a-z_][\w-]*)(?=[^{};]*\{)/gi),
    ].map(([, name]) => name ?? ''),
  );
  return [...classes]
    .filter((name) => !used.has(name))
    .map((name) => ({ kind: 'unknown_class', path, text: `${component} has nothing of the class .${name}.` }));
}

function deadFiles(files: Files, layer: Layer, sources: readonly string[]): readonly Finding[] {
  const used = new Set(closureOf(files, layer.definition));
  return sources
    .filter(
      (path) =>
        path.startsWith(`${layer.folder}/src/`) &&
        /\.(?:tsx|module\.css)$/.test(path) &&
        !/\.(?:test|stories|fixtures)\.tsx?$|\/fixtures\//.test(path) &&
        !used.has(path),
    )
    .map((path) => ({ kind: 'dead', path, text: 'Nothing that this theme draws needs this file.' }));
}
