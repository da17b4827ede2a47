import type { OpenBook } from '@shop/theming';

type Side = OpenBook['binding'];

const other: Readonly<Record<Side, Side>> = { left: 'right', right: 'left' };

/** Returns the side of a page in the open book: the cover is on the side away from the spine. */
export function sideOf(page: number, binding: Side): Side {
  return page % 2 === 1 ? other[binding] : binding;
}

/**
 * Returns the pages that are open together, ascending: only the cover, then two by two; only the last if it has no
 * neighbour.
 */
export function spreadOf(page: number, count: number): readonly number[] {
  const first = page - (page % 2);
  return [first, first + 1].filter((no) => no >= 1 && no <= count);
}

/** Returns the page that a turn leads to; null at the covers. */
export function neighbourOf(page: number, step: 1 | -1, count: number, isWide: boolean): number | null {
  const shown = isWide ? spreadOf(page, count) : [page];
  const next = step === 1 ? (shown.at(-1) ?? page) + 1 : (shown[0] ?? page) - 1;
  if (next < 1 || next > count) return null;
  return isWide ? (spreadOf(next, count)[0] ?? next) : next;
}

/**
 * Returns the page for a key: arrows turn to that side of the book, Home and End to the covers; null for any other key,
 * and without a page there.
 */
export function pageOfKey(key: string, page: number, count: number, isWide: boolean, binding: Side): number | null {
  if (key === 'Home') return page === 1 ? null : 1;
  if (key === 'End') return page === count ? null : count;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return neighbourOf(page, (key === 'ArrowRight') === (binding === 'left') ? 1 : -1, count, isWide);
}
