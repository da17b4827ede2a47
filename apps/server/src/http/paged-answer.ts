import { HEADERS } from '@shop/constants';
import { Answer } from '../contract/answer.ts';

/** A page as the query asks for it: `per` null means the whole list. */
export interface Page {
  page: number;
  per: number | null;
}

/** Reads the contract's `page` and `per` (`1`… or `all`). */
export function readPage({ page = 1, per = '10' }: { page?: number; per?: string }): Page {
  return { page, per: per === 'all' ? null : Number(per) };
}

/** A page of a list, an array with its figures in headers (spec §3 "Paged list"). */
export function pagedAnswer<Row>(rows: Row[], { page, per }: Page, total: number, headers: Record<string, string> = {}): Answer<Row[]> {
  return new Answer(rows, {
    headers: {
      [HEADERS.total]: String(total),
      [HEADERS.perPage]: String(per ?? Math.max(total, 1)),
      [HEADERS.lastPage]: String(per === null ? 1 : Math.max(1, Math.ceil(total / per))),
      [HEADERS.currentPage]: String(page),
      ...headers,
    },
  });
}
