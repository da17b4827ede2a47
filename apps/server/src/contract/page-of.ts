import { Answer } from './answer.ts';
import { pageWindow, type Paging } from './page-window.ts';

/** One page of a list, with the paging headers of the contract. */
export function pageOf<T>(rows: readonly T[], paging: Paging): Answer<T[]> {
  const { offset, count, headers } = pageWindow(rows.length, paging);
  return new Answer(rows.slice(offset, offset + count), { headers });
}
