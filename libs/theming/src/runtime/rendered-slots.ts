import type { SlotName } from '../contract/slot-props.ts';

/**
 * Returns the slots that the server rendered into this document: `now` must be loaded before hydration, `deferred` after
 * it.
 */
export function renderedSlots(page: Document, when: 'now' | 'deferred'): readonly SlotName[] {
  const metas = page.querySelectorAll<HTMLMetaElement>(`meta[name="${when === 'now' ? 'slot' : 'slot-deferred'}"]`);
  // Written by the server of the same build, so every name is a slot.
  return [...new Set([...metas].map((meta) => meta.content as SlotName))];
}
