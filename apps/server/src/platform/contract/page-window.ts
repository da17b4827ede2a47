import { HEADERS, PAGE_SIZE } from '@shop/constants';
import { Answer } from './answer.ts';

export interface Paging {
  /** From 1. */
  page?: number;
  /** Rows on a page, or `all`. */
  per?: number | string;
}

export interface PageWindow {
  offset: number;
  count: number;
  /** The paging headers of the contract. */
  headers: Record<string, string>;
}

/** Returns the rows of `total` that a page shows, by default 10 (spec §9). A page after the last one has none. */
export function pageWindow(total: number, { page = 1, per = PAGE_SIZE.list }: Paging): PageWindow {
  const count = per === 'all' ? Math.max(total, 1) : Number(per);
  return {
    offset: (page - 1) * count,
    count,
    headers: {
      [HEADERS.total]: String(total),
      [HEADERS.perPage]: String(count),
      [HEADERS.lastPage]: String(Math.max(1, Math.ceil(total / count))),
      [HEADERS.currentPage]: String(page),
    },
  };
}

/** One page of a list, with the paging headers of the contract. */
export function pageOf<T>(rows: readonly T[], paging: Paging): Answer<T[]> {
  const { offset, count, headers } = pageWindow(rows.length, paging);
  return new Answer(rows.slice(offset, offset + count), { headers });
}
