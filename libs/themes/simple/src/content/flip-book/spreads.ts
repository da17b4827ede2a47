import type { OpenBook } from '@shop/theming';

type Side = OpenBook['binding'];

const other: Readonly<Record<Side, Side>> = { left: 'right', right: 'left' };

/** Side of the open book on which a page lies: the cover on the one away from the spine. */
export function sideOf(page: number, binding: Side): Side {
  return page % 2 === 1 ? other[binding] : binding;
}

/** Pages that lie open together, ascending: the cover alone, then two by two; the last alone where none is beside it. */
export function spreadOf(page: number, count: number): readonly number[] {
  const first = page - (page % 2);
  return [first, first + 1].filter((no) => no >= 1 && no <= count);
}

/** The page to turn to from one that lies open; null at the covers. */
export function neighbourOf(page: number, step: 1 | -1, count: number, isWide: boolean): number | null {
  const shown = isWide ? spreadOf(page, count) : [page];
  const next = step === 1 ? (shown.at(-1) ?? page) + 1 : (shown[0] ?? page) - 1;
  if (next < 1 || next > count) return null;
  return isWide ? (spreadOf(next, count)[0] ?? next) : next;
}

/** Where a key leads: arrows to the page on that side of the book, Home and End to the covers; null for any other key, and where there is no page. */
export function pageOfKey(key: string, page: number, count: number, isWide: boolean, binding: Side): number | null {
  if (key === 'Home') return page === 1 ? null : 1;
  if (key === 'End') return page === count ? null : count;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return neighbourOf(page, (key === 'ArrowRight') === (binding === 'left') ? 1 : -1, count, isWide);
}
