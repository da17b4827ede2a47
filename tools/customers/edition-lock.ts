import { slotNames } from '@shop/theming/slot-versions';
import { layersOfEdition, readCoverage, type Edition, type LayerCoverage } from '@shop/theming/vite';
import type { SlotName } from '@shop/theming';
import { simple } from '../generators/layers/layer.ts';

/** The content of a customer's edition: for every slot the files that render it, outermost first. */
export interface EditionLock {
  readonly theme: string;
  readonly namespace: string | null;
  readonly slots: Readonly<Record<string, { readonly chain: readonly string[] }>>;
}

/** Returns an edition's lock, read from the definitions. */
export function lockOf(workspace: string, edition: Edition): EditionLock {
  const coverage = readCoverage(workspace);
  const layers = layersOfEdition(edition).flatMap((name) => coverage.find((layer) => layer.name === name) ?? []);
  const slots = slotNames.toSorted().map((slot) => [slot, chainOf(slot, layers)]);
  return { theme: edition.theme, namespace: edition.namespace, slots: Object.fromEntries(slots) };
}

function chainOf(slot: SlotName, layers: readonly LayerCoverage[]): EditionLock['slots'][string] {
  const own = layers.map(({ slots }) => slots[slot]).filter(({ kind }) => kind !== 'fallback');
  const end = own.findIndex(({ kind }) => kind === 'replace' || kind === 'restyle');
  return { chain: own.slice(0, end + 1).flatMap(({ file }) => file ?? []) };
}

/**
 * Returns one line for each slot whose chain of files has changed since the lock was written. A new slot that only
 * Simple renders is a new screen for all editions, not a change for this customer.
 */
export function compareLocks(before: EditionLock, now: EditionLock): readonly string[] {
  const names = [...new Set([...Object.keys(before.slots), ...Object.keys(now.slots)])];
  return names.flatMap((slot) => {
    const [old, fresh] = [before.slots[slot], now.slots[slot]];
    if (!old && fresh?.chain.every((file) => file.startsWith(`${simple.folder}/`))) return [];
    return old?.chain.join() === fresh?.chain.join()
      ? []
      : [`${slot}: ${old?.chain.join(' > ') ?? 'not there'} → ${fresh?.chain.join(' > ') ?? 'gone'}`];
  });
}
