import { slotMeta } from '@shop/theming/meta';
import { layersOfEdition, readCoverage, type ChainSize, type Edition, type LayerCoverage } from '@shop/theming/vite';
import type { SlotName } from '@shop/theming';
import { simple } from '../generators/layers/layer.ts';

/** What a customer gets: for every slot the files that draw it, the outermost first, and what they weigh. */
export interface EditionLock {
  readonly theme: string;
  readonly namespace: string | null;
  readonly slots: Readonly<Record<string, { readonly chain: readonly string[]; readonly gzip: ChainSize | null }>>;
}

/** Reads an edition's lock from the definitions and its build. @param build folder of the client build */
export function lockOf(workspace: string, edition: Edition, build: string): EditionLock {
  const coverage = readCoverage(workspace, build);
  // Simple comes first in the report; a wrap's weight there holds that of Simple's component.
  const base = coverage[0];
  const layers = layersOfEdition(edition).flatMap((name) => coverage.find((layer) => layer.name === name) ?? []);
  // slotMeta has exactly the contract's slots as keys.
  const slots = (Object.keys(slotMeta) as SlotName[]).toSorted().map((slot) => [slot, chainOf(slot, layers, base)]);
  return { theme: edition.theme, namespace: edition.namespace, slots: Object.fromEntries(slots) };
}

function chainOf(slot: SlotName, layers: readonly LayerCoverage[], base: LayerCoverage | undefined): EditionLock['slots'][string] {
  const own = layers.map(({ slots }) => slots[slot]).filter(({ kind }) => kind !== 'fallback');
  const end = own.findIndex(({ kind }) => kind === 'replace' || kind === 'restyle');
  const drawn = own.slice(0, end + 1);
  const sizes = drawn.flatMap(({ kind, gzip }) => (kind === 'wrap' ? without(gzip, base?.slots[slot].gzip) : gzip) ?? []);
  const sum = (key: keyof ChainSize) => sizes.reduce((total, size) => total + size[key], 0);
  return { chain: drawn.flatMap(({ file }) => file ?? []), gzip: sizes.length === drawn.length ? { js: sum('js'), css: sum('css') } : null };
}

function without(size: ChainSize | null, part: ChainSize | null | undefined): ChainSize | null {
  return size && part ? { js: size.js - part.js, css: size.css - part.css } : null;
}

/**
 * What has changed since a lock was written: chains always, weights when by more than a tenth and 200 bytes. A slot that
 * came since and that Simple alone draws is a new screen for all, and no change of what the customer had.
 */
export function compareLocks(before: EditionLock, now: EditionLock): readonly string[] {
  const names = [...new Set([...Object.keys(before.slots), ...Object.keys(now.slots)])];
  return names.flatMap((slot) => {
    const [old, fresh] = [before.slots[slot], now.slots[slot]];
    if (!old && fresh?.chain.every((file) => file.startsWith(`${simple.folder}/`))) return [];
    if (old?.chain.join() !== fresh?.chain.join()) return [`${slot}: ${old?.chain.join(' > ') ?? 'not there'} → ${fresh?.chain.join(' > ') ?? 'gone'}`];
    const [was, is] = [weight(old?.gzip), weight(fresh?.gzip)];
    return Math.abs(is - was) > Math.max(200, was / 10) ? [`${slot}: ${was} → ${is} bytes`] : [];
  });
}

const weight = (size: ChainSize | null | undefined) => (size ? size.js + size.css : 0);
