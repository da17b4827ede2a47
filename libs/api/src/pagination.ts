import { HEADERS } from '@shop/constants';

/** Paging of a list (spec §3 "Paged list"). */
export interface Pagination {
  total: number;
  per: number;
  last: number;
  current: number;
}

/** Reads the paging headers of a list; null when the response is not paged. */
export function readPagination(headers: Headers): Pagination | null {
  const [total, per, last, current] = [HEADERS.total, HEADERS.perPage, HEADERS.lastPage, HEADERS.currentPage].map(
    (name) => readInteger(headers, name),
  );
  if (total == null || per == null || last == null || current == null) return null;
  return { total, per, last, current };
}

/** Reads x-limit, the most entries that a member may save; null when the response has none. */
export function readLimit(headers: Headers): number | null {
  return readInteger(headers, HEADERS.limit);
}

function readInteger(headers: Headers, name: string): number | null {
  const value = Number.parseInt(headers.get(name) ?? '', 10);
  return Number.isNaN(value) ? null : value;
}
