import type { SlotName } from '@shop/theming';
import { slotNames } from '@shop/theming/slot-versions';

/**
 * Returns the slot of a name, in any case. @throws Error that lists the slots whose names contain it, or all of them
 */
export function knownSlot(wanted: string): SlotName {
  const found = slotNames.find((slot) => slot.toLowerCase() === wanted.toLowerCase());
  if (found) return found;
  const near = slotNames.filter((slot) => slot.toLowerCase().includes(wanted.toLowerCase()));
  const known = near.length > 0 ? near : slotNames;
  throw new Error(`There is no slot "${wanted}". ${near.length > 0 ? 'Near it' : 'Known'}: ${known.join(', ')}.`);
}
