import type { SlotName } from '../contract/slot-props.ts';

/** Slots that the server rendered into this document: what must be loaded before hydration. */
export function renderedSlots(page: Document): readonly SlotName[] {
  const metas = page.querySelectorAll<HTMLMetaElement>('meta[name="slot"]');
  // Written by the server of the same build, so every name is a slot.
  return [...new Set([...metas].map((meta) => meta.content as SlotName))];
}
