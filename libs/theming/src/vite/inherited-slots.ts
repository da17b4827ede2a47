import { baseTheme } from '../runtime/layers.ts';
import type { PagePlan } from './chunk-plan.ts';
import type { SlotImplementation } from './read-definitions.ts';

const folder = (layer: string) => `libs/themes/${layer}/src/`;
const inherited = /^libs\/themes\/[^/]+\/src\/inherited\//;

/** Where a theme's own copy of a file of the base theme stands; only the browser build knows it. */
export function inheritedPath(layer: string, path: string): string {
  return `${folder(layer)}inherited/${path.slice(folder(baseTheme).length)}`;
}

/** The file of the base theme behind a theme's copy of it; null for any other file. */
export function originalPath(path: string): string | null {
  return inherited.test(path) ? path.replace(inherited, folder(baseTheme)) : null;
}

/**
 * Parts of the base theme that a theme shows as they are, though others draw them themselves or they come to life later on
 * one page: the theme gets a copy of its own of each, so that they travel with what it draws beside them. As files of the
 * base theme they would either carry parts that the theme replaces, or be a request each.
 */
export function inheritedSlots(
  definitions: readonly SlotImplementation[],
  themes: readonly string[],
  { pages, everyPage, busy, later }: PagePlan,
): readonly SlotImplementation[] {
  const isOfOnePage = (slot: string) => busy.filter((page) => pages[page]?.includes(slot)).length === 1;
  const isSeen = (slot: string) => everyPage.includes(slot) || busy.some((page) => pages[page]?.includes(slot));
  const others = themes.filter((theme) => theme !== baseTheme);
  return definitions
    .filter(({ layer, slot }) => layer === baseTheme && isSeen(slot))
    .flatMap(({ slot, path }) => {
      const drawnBy = definitions.filter((one) => one.slot === slot && others.includes(one.layer));
      const isLaterPart = later.has(slot) && !everyPage.includes(slot) && isOfOnePage(slot);
      if (!isLaterPart && !drawnBy.some(({ kind }) => kind !== 'wrap')) return [];
      return others
        .filter((layer) => drawnBy.every((one) => one.layer !== layer))
        .map((layer) => ({ layer, slot, kind: 'replace' as const, path: inheritedPath(layer, path) }));
    });
}
