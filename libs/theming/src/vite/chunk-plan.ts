import type { SlotImplementation } from './read-definitions.ts';

/** Which slots each page draws, and which stand around every page. */
export interface PagePlan {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly everyPage: readonly string[];
  /** Pages that most readers see first: what two of their chunks share is loaded with the shell. */
  readonly busy: readonly string[];
}

/** A chunk of a theme: slots that always come together. */
export interface SlotGroup {
  readonly name: string;
  readonly pages: ReadonlySet<string>;
}

const every = 'every page';

/**
 * Sorts implementations into chunks. Slots that the same pages draw, and the same themes leave out, travel together,
 * so that a page asks for few files and gets none that it does not draw.
 */
export function planGroups(implementations: readonly SlotImplementation[], { pages, everyPage }: PagePlan): ReadonlyMap<string, SlotGroup> {
  const groups = new Map<string, SlotGroup>();
  const named = new Map<string, SlotGroup>();
  for (const { layer, slot, path } of implementations) {
    const drawnBy = everyPage.includes(slot) ? [every] : Object.keys(pages).filter((page) => pages[page]?.includes(slot));
    const replacedBy = implementations.filter((other) => other.slot === slot && other.kind === 'replace' && other.layer !== layer).map((other) => other.layer);
    const left = layer === 'simple' ? replacedBy.toSorted().join() : '';
    const signature = [layer, drawnBy.length > 0 ? drawnBy.join() : slot, left].join('|');
    const group = named.get(signature) ?? { name: `${layer}.${drawnBy[0] === every && left === '' ? 'frame' : kebab(slot)}`, pages: new Set(drawnBy) };
    named.set(signature, group);
    groups.set(path, group);
  }
  return groups;
}

/** Chunk of a file inside a theme that several of the theme's slots use. */
export function groupOfHelper(layer: string, used: ReadonlySet<SlotGroup>): string | null {
  const own = [...used].filter(({ name }) => name.startsWith(`${layer}.`));
  if (own.length <= 1) return own[0]?.name ?? null;
  return own.find(({ name }) => name === `${layer}.frame`)?.name ?? `${layer}.parts`;
}

/** Chunk of a library's file by the slots that use it: the shell for what busy pages share, null for what one chunk alone needs. */
export function groupOfLibrary(path: string, used: ReadonlySet<SlotGroup>, { busy }: PagePlan): string | null {
  const groups = [...used];
  if (path.startsWith('libs/forms/')) return 'forms';
  if (groups.some(({ pages }) => pages.has(every))) return 'shell';
  const busyGroups = groups.filter(({ pages }) => busy.some((page) => pages.has(page)));
  if (busyGroups.length > 1) return 'shell';
  if (groups.length <= 1) return null;
  return groups.every(({ pages }) => [...pages].every((page) => page.startsWith('cart'))) ? 'kit.checkout' : 'kit.more';
}

function kebab(slot: string): string {
  return slot.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
