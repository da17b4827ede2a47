import { baseTheme } from '../runtime/layers.ts';
import type { SlotImplementation } from './read-definitions.ts';

/** Which slots each page draws, and which stand around every page. */
export interface PagePlan {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly everyPage: readonly string[];
  /** The area of the shop a page, or the folder of a screen's code, belongs to; one without stands for itself. */
  readonly areas: ReadonlyMap<string, string>;
  /** Pages that readers see first. */
  readonly busy: readonly string[];
  /** Slots that come to life once the page stands. */
  readonly later: ReadonlySet<string>;
}

/** A chunk: slots, or a screen's own code, that always come together. */
export interface SlotGroup {
  readonly name: string;
  /** Pages that need it at once, and later parts of pages. */
  readonly pages: ReadonlySet<string>;
  /** The areas of these pages. */
  readonly parts: ReadonlySet<string>;
  /** Only readers of its own layer ever load it. */
  readonly isAlone: boolean;
}

const every = 'every page';
/** Behind a page's name: the part of it that comes to life later. */
const afterwards = ' later';

/** What the place of a file is judged by: all themes, and all groups of their slots. */
export interface Plan {
  readonly themes: readonly string[];
  readonly groups: readonly SlotGroup[];
}

/** Pages of campaigns need it at once: they must not take along for it what comes to others later, or home. */
const apart = 'libs/pages/src/content/storage-address.ts';
/** What starts every page. */
export const shell = 'shell';
/** What a frame is made of in whichever theme. A theme that draws its own frame of it must not carry the other parts for that. */
const framing = ['libs/kit/src/page-frame/', 'libs/kit/src/link-list/'];
/** The paper of a gift, its words, and what it is wrapped in. */
const ofGifts = ['libs/parts/src/noshi/', 'libs/parts/src/wrapping/wrapping-choice.', 'libs/copy/src/noshi.ts'];
/** Goods in a row, and what draws one below a product, whose page counts each request. Themes with other ways have neither. */
const rowOfGoods = ['product-grid.', 'related-products.'].map(
  (name) => `libs/themes/${baseTheme}/src/catalogue/${name}`,
);
/** What pages of text and of forms begin with, besides the frame. */
const plainParts = [
  'libs/kit/src/page-heading/',
  'libs/kit/src/empty-state/',
  'libs/kit/src/skeleton/skeleton.',
  'libs/pages/src/navigation/use-search-params.ts',
];
/** What my page and the way to an order begin with, and all others need once they stand: the table of screens above all. */
const screensPart = 'kit.screens';
/** What comes to every page once it stands. */
export const after = 'after';
/** What the cart at the side is made of in whichever theme. */
export const drawer = 'drawer';

/** The part of a page, or of a screen's folder, that is not needed at once. */
export const laterPart = (page: string): string => `${page}${afterwards}`;

/**
 * Sorts implementations into chunks. Slots that the same pages draw at the same time, and the same themes leave out, travel
 * together, so that a page asks for few files and gets none that it does not draw. What every page draws in every theme
 * travels with the shell, or with what comes to every page once it stands.
 */
export function planGroups(
  implementations: readonly SlotImplementation[],
  themes: readonly string[],
  { pages, areas, everyPage, later }: PagePlan,
): ReadonlyMap<string, SlotGroup> {
  const groups = new Map<string, SlotGroup>();
  const named = new Map<string, SlotGroup & Record<'pages' | 'parts', Set<string>>>();
  for (const { layer, slot, path } of implementations) {
    const isFrame = everyPage.includes(slot);
    const isLater = later.has(slot);
    const drawnBy = (isFrame ? [every] : Object.keys(pages).filter((page) => pages[page]?.includes(slot))).map(
      (page) => (isLater ? laterPart(page) : page),
    );
    const leftBy =
      layer === baseTheme
        ? implementations
            .filter((other) => other.slot === slot && other.kind !== 'wrap' && other.layer !== layer)
            .map((other) => other.layer)
        : [];
    const isAlone = layer !== baseTheme || themes.every((theme) => theme === baseTheme || leftBy.includes(theme));
    const isEverywhere = layer === baseTheme && isFrame && leftBy.length === 0;
    const signature = [layer, drawnBy.join() || slot, isAlone ? 'alone' : leftBy.toSorted().join()].join('|');
    const name = isEverywhere
      ? isLater
        ? after
        : shell
      : `${layer}.${isFrame && isAlone && !isLater ? 'frame' : kebab(slot)}`;
    const group = named.get(signature) ?? {
      name,
      pages: new Set<string>(),
      parts: new Set<string>(),
      isAlone: isAlone && !isEverywhere,
    };
    for (const page of drawnBy) {
      group.pages.add(page);
      group.parts.add(partOf(page, areas));
    }
    named.set(signature, group);
    groups.set(path, group);
  }
  return groups;
}

/**
 * Chunk of a file that only one theme needs.
 *
 * @param groups all of the plan: what comes later may travel with something else that comes to the same pages later
 */
export function groupOfHelper(
  layer: string,
  used: ReadonlySet<SlotGroup>,
  groups: Iterable<SlotGroup> = [],
): string | null {
  const [first] = used;
  if (used.size === 1 && first) return first.name;
  const isOwn = ({ name }: SlotGroup) => name.startsWith(`${layer}.`);
  const own = [...used].filter(isOwn);
  if (own.length === 0 || own.some(isOnDemand)) return null;
  const isLate = ({ pages }: SlotGroup) => [...pages].every((page) => page.endsWith(afterwards));
  // Wherever one of its users is, a chunk that all their pages draw is there too.
  const wide = [...own, ...[...groups].filter((group) => isOwn(group) && isLate(group))].find(({ pages }) =>
    own.every((other) =>
      [...other.pages].every((page) => pages.has(every) || pages.has(page) || pages.has(page.replace(afterwards, ''))),
    ),
  );
  if (wide) return wide.name;
  // What all pages that readers see first need is no file of its own.
  const parts = [...partsOf(new Set(own))].map((part) => part.replace(afterwards, ''));
  const shared = busyParts.every((part) => parts.includes(part)) ? 'frame' : sharedBy(own);
  return shared === null ? null : `${layer}.${shared}`;
}

/**
 * Chunk of a file by the slots and screens that use it: the shell for what two busy pages need at once, the page's own
 * for what one needs, `after` for what comes later, null for what the bundler places by itself.
 */
export function groupOfShared(path: string, used: ReadonlySet<SlotGroup>, plan: Plan): string | null {
  // What somebody has chosen is kept without a form, too.
  if (path.startsWith('libs/forms/src/drafts/')) return null;
  if (path.startsWith('libs/forms/')) return 'forms';
  // Drawn where a gift is chosen, confirmed and looked up; a cart shows none.
  if (ofGifts.some((part) => path.startsWith(part))) return 'kit.noshi';
  // Who reads an article or looks at his orders must not load the list of goods, or its page, for them.
  if (plainParts.some((part) => path.startsWith(part))) return 'kit.plain';
  if (rowOfGoods.some((file) => path.startsWith(file))) return 'kit.row-of-goods';
  if (framing.some((folder) => path.startsWith(folder))) return shell;
  if (path === apart) return null;
  const [only, ...others] = new Set([...used].map(({ name }) => name.split('.')[0] ?? ''));
  // What one theme needs alone is no other's burden.
  if (only !== undefined && others.length === 0 && [...used].every(({ isAlone }) => isAlone))
    return groupOfHelper(only, used, plan.groups);
  const parts = partsOf(used);
  const [busy, ...more] = busyParts.filter((part) => parts.has(part));
  if (parts.has(every) || more.length > 0) return placeOfBusy(used, plan);
  // The product's own page is where most readers ask for it.
  if (busy !== 'product' && [...used].some(isOnDemand)) return null;
  const later = [...parts].filter((part) => part.endsWith(afterwards));
  if (busy !== undefined) {
    const base = partsOf(ofBase(used));
    // Only another theme or a variant needs it at once: no burden of the page; words alone are not worth a file.
    if (!base.has(busy)) {
      if (base.has(laterPart(busy)) && path.startsWith('libs/copy/')) return `page.${busy}`;
      if (busy !== 'product' && [...parts].every((part) => part === busy || part === laterPart(busy)))
        return `page.${busy}`;
      if (!base.has(laterPart('product')) && base.size > 0) return null;
      return busy === 'product' ? 'kit.buy' : 'kit.parts';
    }
    // What themes buy with, each in its own way, no theme carries that has other ways.
    if (busy === 'product') return isOfProduct(used) ? 'page.product' : 'kit.buy';
    // Other parts of the shop come to it through the page's chunk, which most readers have by then.
    return later.every((part) => part === laterPart(busy)) ? `page.${busy}` : placeOfBusy(used, plan);
  }
  if (later.some((part) => [every, ...busyParts].includes(part.replace(afterwards, ''))))
    return used.size === 1 ? ([...used][0]?.name ?? null) : placeOfLater(parts);
  const shared = used.size > 1 ? sharedBy([...used]) : null;
  // The cart comes before the steps to the order and my page: what only they share is no burden of its.
  if (![...used].some(({ pages }) => pages.has('cart'))) {
    if (shared === 'checkout') return 'kit.steps';
  }
  return shared === null ? null : `kit.${shared}`;
}

/** No page draws it: it comes when it is asked for, and should not wait for what a page needs besides. */
const isOnDemand = ({ pages }: SlotGroup): boolean => pages.size === 0;

/**
 * Chunk of what comes later as a whole, to every page or with the cart. What a page that readers see first needs at once cannot
 * come later, even if the later code needs it too. What other screens begin with is a file of its own: they must not take along
 * the store and the client for it.
 */
export function placeOfStaged(stage: string, used: ReadonlySet<SlotGroup>, plan: Plan): string {
  if ([...used].some(isNeededAtOnce)) return placeOfBusy(used, plan);
  return stage === after ? placeOfAfter(partsOf(used)) : stage;
}

/** Chunk of what comes to every page once it stands, for the parts that need it. */
const placeOfAfter = (parts: ReadonlySet<string>): string =>
  [...parts].every((part) => part.endsWith(afterwards)) ? after : screensPart;

function isNeededAtOnce(group: SlotGroup): boolean {
  const parts = partsOf(new Set([group]));
  return parts.has(every) || busyParts.some((part) => parts.has(part));
}

/**
 * Chunk of what several busy pages need at once. The shell is for what the shop itself needs and for what every theme draws
 * a product with: a theme that does without pictures and marks there must not carry them for the others. What the base theme needs on one page, or not at all, is no other
 * page's burden because some other theme needs it elsewhere.
 */
function placeOfBusy(used: ReadonlySet<SlotGroup>, { themes }: Plan): string {
  const isForAll =
    [...used].some((group) => isNeededAtOnce(group) && (group.name === shell || group.name.startsWith('page.'))) ||
    themes.every((theme) =>
      [...used].some(({ name, pages }) => name.startsWith(`${theme}.`) && (pages.has(every) || pages.has('product'))),
    );
  if (!isForAll) return 'kit.parts';
  const parts = partsOf(ofBase(used));
  const [busy, ...more] = busyParts.filter((part) => parts.has(part) || parts.has(laterPart(part)));
  if (parts.has(every) || more.length > 0) return shell;
  if (busy === 'product' && isOfProduct(used)) return 'page.product';
  return busy === 'products' ? 'kit.products' : 'kit.parts';
}

/** The product's own screen needs it. */
const isOfProduct = (used: ReadonlySet<SlotGroup>): boolean => [...used].some(({ name }) => name === 'page.product');

/** Chunk of what several groups need later: for one page a file of its own, but for the goods' own page, where each request counts. */
function placeOfLater(parts: ReadonlySet<string>): string | null {
  const [part = '', ...more] = [...parts]
    .filter((name) => name.endsWith(afterwards))
    .map((name) => name.replace(afterwards, ''));
  if (more.length > 0 || part === every || part === 'product') return placeOfAfter(parts);
  return parts.size === 1 ? `kit.${part}.later` : null;
}

/** Those of the base theme and of the screens. */
const ofBase = (used: ReadonlySet<SlotGroup>): ReadonlySet<SlotGroup> =>
  new Set([...used].filter(({ name }) => [baseTheme, 'page', shell, after].includes(name.split('.')[0] ?? '')));

/**
 * Which part of the shop several chunks of pages belong to: `browse` for the goods, `checkout` for the way to an order, or null. The
 * screens of my page have little in common: one file of what some of them share would bring forms to those that have none.
 */
function sharedBy(groups: readonly SlotGroup[]): string | null {
  const parts = [...partsOf(new Set(groups))].map((part) => part.replace(afterwards, ''));
  if (parts.includes(every)) return 'frame';
  if (parts.some((part) => busyParts.includes(part))) return 'browse';
  return parts.length > 0 && parts.every((part) => part === 'checkout') ? 'checkout' : null;
}

/** Areas that readers see first. */
const busyParts = ['home', 'products', 'product'];

const partsOf = (groups: ReadonlySet<SlotGroup>): ReadonlySet<string> =>
  new Set([...groups].flatMap(({ parts }) => [...parts]));

/** The area of a page, or of the folder of a screen, at once or later. */
export function partOf(page: string, areas: PagePlan['areas']): string {
  if (page.endsWith(afterwards)) return laterPart(partOf(page.slice(0, -afterwards.length), areas));
  return areas.get(page) ?? page;
}

function kebab(slot: string): string {
  return slot.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
