import type { SlotName } from '@shop/theming';
import { slotMeta } from '@shop/theming/meta';
import { readCoverage } from '@shop/theming/vite';

/** One line a slot whose name holds `part`: what it is, what may be done to it, and who does. */
export function listSlots(workspace: string, part = ''): readonly string[] {
  const coverage = readCoverage(workspace);
  // slotMeta has exactly the contract's slots as keys.
  const slots = (Object.keys(slotMeta) as SlotName[]).filter((slot) => slot.toLowerCase().includes(part.toLowerCase()));
  return slots.map((slot) => {
    const { v, doc, wrap, replace } = slotMeta[slot];
    const own = coverage
      .filter(({ name, slots: drawn }) => name !== 'simple' && drawn[slot].kind !== 'fallback')
      .map(({ name, slots: drawn }) => `${name}:${drawn[slot].kind}`);
    return `${slot.padEnd(22)} v${v}  wrap ${wrap.padEnd(6)}  replace ${replace.padEnd(6)}  ${doc}${own.length > 0 ? `  [${own.join(' ')}]` : ''}`;
  });
}
