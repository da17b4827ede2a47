import type { SlotName } from '../contract/slot-props.ts';
import { slotNames } from '../contract/slot-versions.ts';
import { baseTheme } from '../runtime/layers.ts';
import { readDefinitions, type SlotImplementation } from './read-definitions.ts';
import { listLayers, type LayerPlace } from './list-layers.ts';

/** How one theme or variant renders one slot. A variant is read on top of Simple. */
export interface SlotCoverage {
  readonly kind: SlotImplementation['kind'] | 'fallback';
  /** The layer's own file, relative to the repository's root; null when it falls back to Simple. */
  readonly file: string | null;
  /** All files that render the slot, outermost first. */
  readonly chain: readonly string[];
}

export interface LayerCoverage {
  readonly name: string;
  readonly kind: LayerPlace['kind'];
  readonly slots: Readonly<Record<SlotName, SlotCoverage>>;
}

/**
 * Returns how every theme and variant renders every slot, from the definitions: Simple first, then by name.
 * @throws Error when a definition cannot be read or Simple lacks a slot
 */
export const readCoverage = (workspace: string): readonly LayerCoverage[] =>
  coverageOf(listLayers(workspace), readDefinitions(workspace));

/** Returns the coverage of these layers, given these definitions. */
export function coverageOf(
  places: readonly LayerPlace[],
  definitions: readonly SlotImplementation[],
): readonly LayerCoverage[] {
  const find = (layer: string, slot: string) =>
    definitions.find((found) => found.layer === layer && found.slot === slot);
  return places.map(({ name, kind }) => {
    const slots = slotNames.map((slot): [SlotName, SlotCoverage] => {
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
          chain,
        },
      ];
    });
    return { name, kind, slots: Object.fromEntries(slots) as Record<SlotName, SlotCoverage> };
  });
}
