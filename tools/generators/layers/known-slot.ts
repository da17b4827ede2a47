import type { SlotName } from '@shop/theming';
import { slotMeta } from '@shop/theming/meta';

/** The slot of a name, in whatever case it was typed. @throws Error that lists the slots whose names hold what was typed, or all of them */
export function knownSlot(wanted: string): SlotName {
  // slotMeta has exactly the contract's slots as keys.
  const slots = Object.keys(slotMeta) as SlotName[];
  const found = slots.find((slot) => slot.toLowerCase() === wanted.toLowerCase());
  if (found) return found;
  const near = slots.filter((slot) => slot.toLowerCase().includes(wanted.toLowerCase()));
  const known = (near.length > 0 ? near : slots).map((slot) => `  ${slot.padEnd(22)} ${slotMeta[slot].doc}`);
  throw new Error(`There is no slot "${wanted}". ${near.length > 0 ? 'Near it' : 'Known'}:\n${known.join('\n')}`);
}
