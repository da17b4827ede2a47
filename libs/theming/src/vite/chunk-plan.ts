import type { SlotImplementation } from './read-definitions.ts';

/** Which slots each page draws, and which stand around every page. */
export interface PagePlan {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly everyPage: readonly string[];
  /** Slots that come to life once the page stands. */
  readonly later: ReadonlySet<string>;
}

/** A chunk of a theme: slots that always come together. */
export interface SlotGroup {
  readonly name: string;
  readonly pages: ReadonlySet<string>;
}

const every = 'every page';
/** Behind a page's name: the part of it that comes to life later. */
const afterwards = ' later';

/** The part of a page, or of a screen's folder, that is not needed at once. */
export const laterPart = (page: string): string => `${page}${afterwards}`;

/**
 * Sorts implementations into chunks. Slots that the same pages draw, and the same themes leave out, travel together,
 * so that a page asks for few files and gets none that it does not draw.
 */
export function planGroups(implementations: readonly SlotImplementation[], { pages, everyPage, later }: PagePlan): ReadonlyMap<string, SlotGroup> {
  const groups = new Map<string, SlotGroup>();
  const named = new Map<string, SlotGroup>();
  for (const { layer, slot, path } of implementations) {
    const when = later.has(slot) ? afterwards : '';
    const drawnBy = (everyPage.includes(slot) ? [every] : Object.keys(pages).filter((page) => pages[page]?.includes(slot))).map((page) => `${page}${when}`);
    const replacedBy = implementations.filter((other) => other.slot === slot && other.kind === 'replace' && other.layer !== layer).map((other) => other.layer);
    const left = layer === 'simple' ? replacedBy.toSorted().join() : '';
    const signature = [layer, drawnBy.length > 0 ? drawnBy.join() : slot, left].join('|');
    const group = named.get(signature) ?? { name: `${layer}.${drawnBy[0] === every && left === '' ? 'frame' : kebab(slot)}`, pages: new Set(drawnBy) };
    named.set(signature, group);
    groups.set(path, group);
  }
  return groups;
}

/** Chunk of a file inside a theme that several of the theme's slots use; null when the bundler places it better. */
export function groupOfHelper(layer: string, used: ReadonlySet<SlotGroup>): string | null {
  const own = [...used].filter(({ name }) => name.startsWith(`${layer}.`));
  if (own.length <= 1) return own[0]?.name ?? null;
  const shared = sharedBy(own);
  if (shared === null) return null;
  return `${layer}.${shared === 'all' ? 'frame' : shared}`;
}

/** Chunk of a library's file by the slots and screens that use it: the shell for what busy pages share, null for what one chunk alone needs. */
export function groupOfLibrary(path: string, used: ReadonlySet<SlotGroup>): string | null {
  if (path.startsWith('libs/forms/')) return 'forms';
  // What a page reads with is not needed for what the server has read.
  if (/^libs\/pages\/src\/[^/]+\/load\.ts$/.test(path)) return null;
  const layers = new Set([...used].map(({ name }) => name.split('.')[0] ?? ''));
  const [only] = layers;
  // The words of one theme are no other's burden.
  if (layers.size === 1 && only !== undefined && only !== 'simple' && only !== 'pages') return groupOfHelper(only, used);
  const shared = used.size > 1 || [...used].some(({ pages }) => pages.has(every)) ? sharedBy([...used]) : null;
  if (shared === null) return null;
  return shared === 'all' || shared === 'browse' ? 'shell' : `kit.${shared}`;
}

/** True when one of the pages that readers see first needs these chunks at once. */
export function isBusy(used: ReadonlySet<SlotGroup>): boolean {
  return [...used].some(({ pages }) => [...pages].some((page) => page === every || busyParts.includes(partOf(page))));
}

/** Which part of the shop several chunks belong to: `all` of it, `browse` for the goods, one busy page, `checkout`, `account`, or `member` for the latter two. */
function sharedBy(groups: readonly SlotGroup[]): string | null {
  const parts = new Set(groups.flatMap(({ pages }) => [...pages].map(partOf)));
  if (parts.has(every)) return 'all';
  if (busyParts.filter((part) => parts.has(part)).length > 1) return 'browse';
  const others = [...parts].filter((part) => part !== 'checkout' && part !== 'account');
  const [busy] = others.filter((part) => busyParts.includes(part));
  if (busy) return busy;
  if (others.length > 0 || parts.size === 0) return null;
  if (parts.size > 1) return 'member';
  return parts.has('checkout') ? 'checkout' : 'account';
}

/** Parts that readers see first; what only one of them shares with the rest of the shop travels together. */
const busyParts = ['home', 'products', 'product'];

/** The part of the shop a page, or the folder of a screen, belongs to. */
function partOf(page: string): string {
  if (/^(?:cart|checkout|payment|confirm|complete|shipping)/.test(page) && page !== 'cart-drawer') return 'checkout';
  if (/^(?:account|login|register|mypage)/.test(page)) return 'account';
  if (page.endsWith(afterwards)) return page;
  if (page === 'top' || page === 'ec') return 'home';
  return page === 'product-list' ? 'products' : page;
}

function kebab(slot: string): string {
  return slot.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
