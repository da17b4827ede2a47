import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slotMeta } from '../contract/slot-meta.ts';
import type { SlotName } from '../contract/slot-props.ts';
import { baseTheme } from '../runtime/layers.ts';
import { readDefinitions, type SlotImplementation } from './read-definitions.ts';
import { layerPlaces, type LayerPlace } from './layer-places.ts';

/** Gzip bytes of what a slot's chain brings by itself: its files and their private helpers, without libraries. */
export interface ChainSize {
  readonly js: number;
  readonly css: number;
}

/** How one theme or variant draws one slot. A variant is looked at on top of Simple. */
export interface SlotCoverage {
  readonly kind: SlotImplementation['kind'] | 'fallback';
  /** The layer's own file from the repository's folder; null when it falls back to Simple. */
  readonly file: string | null;
  /** Version of the slot's contract. */
  readonly v: number;
  /** All files that draw the slot, the outermost first. */
  readonly chain: readonly string[];
  /** Null before a build has measured it. */
  readonly gzip: ChainSize | null;
}

export interface LayerCoverage {
  readonly name: string;
  readonly kind: LayerPlace['kind'];
  readonly slots: Readonly<Record<SlotName, SlotCoverage>>;
}

/** The build's report, inside the folder of the client build. */
export const coverageFile = '.vite/slots-coverage.json';

/**
 * Every theme and variant × every slot, read from the definitions, Simple first, then by name.
 * @param build folder of a client build (`apps/storefront/build/client`): sizes are taken from its report where the chain is still the same
 * @throws Error when a definition cannot be read or Simple lacks a slot
 */
export function readCoverage(workspace: string, build?: string): readonly LayerCoverage[] {
  const measured = build === undefined ? [] : readReport(build);
  return coverageOf(layerPlaces(workspace), readDefinitions(workspace), (layer, slot, chain) => {
    const known = measured.find(({ name }) => name === layer)?.slots[slot];
    return known?.chain.join() === chain.join() ? known.gzip : null;
  });
}

/** The report's content for given definitions; `measure` gives the size of a chain. */
export function coverageOf(
  places: readonly LayerPlace[],
  definitions: readonly SlotImplementation[],
  measure: (layer: string, slot: SlotName, chain: readonly string[]) => ChainSize | null,
): readonly LayerCoverage[] {
  const find = (layer: string, slot: string) =>
    definitions.find((found) => found.layer === layer && found.slot === slot);
  // The keys of the metadata are the slots of the contract, by its type.
  const names = Object.keys(slotMeta) as SlotName[];
  return places.map(({ name, kind }) => {
    const slots = names.map((slot): [SlotName, SlotCoverage] => {
      const own = name === baseTheme ? undefined : find(name, slot);
      const base = find(baseTheme, slot);
      if (!base) throw new Error(`${baseTheme} has no component for <${slot}>`);
      const chain = own ? [own.path, ...(own.kind === 'wrap' ? [base.path] : [])] : [base.path];
      const shown = name === baseTheme ? base : own;
      return [
        slot,
        {
          kind: shown?.kind ?? 'fallback',
          file: shown?.path ?? null,
          v: slotMeta[slot].v,
          chain,
          gzip: measure(name, slot, chain),
        },
      ];
    });
    return { name, kind, slots: Object.fromEntries(slots) as Record<SlotName, SlotCoverage> };
  });
}

function readReport(build: string): readonly LayerCoverage[] {
  const file = join(build, coverageFile);
  // Written by this library's plugin.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LayerCoverage[]) : [];
}
