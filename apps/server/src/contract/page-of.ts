import { Answer } from './answer.ts';

export interface Paging {
  /** From 1. */
  page?: number;
  /** Rows on a page, or `all`. */
  per?: number | string;
}

const DEFAULT_PER = 10;

/** One page of a list, with the paging headers of the contract. A page behind the last one is empty. */
export function pageOf<T>(rows: readonly T[], paging: Paging): Answer<T[]> {
  return pageAnswer(rows.length, paging, (offset, count) => rows.slice(offset, offset + count));
}

/** The same for rows that are fetched by `offset` and `count`, of `total` in all. */
export function pageAnswer<T>(total: number, { page = 1, per = DEFAULT_PER }: Paging, rowsAt: (offset: number, count: number) => T[]): Answer<T[]> {
  const count = per === 'all' ? Math.max(total, 1) : Number(per);
  return new Answer(rowsAt((page - 1) * count, count), {
    headers: {
      'x-total': String(total),
      'x-per-page': String(count),
      'x-last-page': String(Math.max(1, Math.ceil(total / count))),
      'x-current-page': String(page),
    },
  });
}
