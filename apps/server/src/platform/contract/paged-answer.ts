import { Answer } from './answer.ts';
import { pageWindow } from './page-window.ts';

/** A requested page; `per` null means the whole list. */
export interface Page {
  page: number;
  per: number | null;
}

/** Reads the contract's `page` and `per` (`1`… or `all`). */
export function readPage({ page = 1, per = '10' }: { page?: number; per?: string }): Page {
  return { page, per: per === 'all' ? null : Number(per) };
}

/** A page of a list, an array with its figures in headers (spec §3 "Paged list"). */
export function pagedAnswer<Row>(
  rows: Row[],
  { page, per }: Page,
  total: number,
  headers: Record<string, string> = {},
): Answer<Row[]> {
  return new Answer(rows, { headers: { ...pageWindow(total, { page, per: per ?? 'all' }).headers, ...headers } });
}
