import type { ApiAnswer } from '@shop/api';
import { withQuery } from '@shop/constants';
import type { PagedListProps } from '@shop/theming';

/** A page of a list, from the response and its headers. */
export interface ReadPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly last: number;
}

/** The URL of a list: its path, and the query that all its pages have. */
export interface ListAddress {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Reads the page of a list in the URL (spec §3 "Paged list"); the last page if that page no longer exists.
 * @throws the error of `read`
 */
export async function readPage<Row>(
  url: URL,
  read: (page: number) => Promise<ApiAnswer<readonly Row[]>>,
): Promise<ReadPage<Row>> {
  const page = pageOf(url);
  const found = pageFrom(await read(page), page);
  return page <= found.last ? found : pageFrom(await read(found.last), found.last);
}

/** Returns the props of a paged list: the rows, and the links to other pages. */
export function pagedList<Row, View>(
  { rows, total, page, last }: ReadPage<Row>,
  viewOf: (row: Row) => View,
  { path, query }: ListAddress,
): Omit<PagedListProps<View>, 'browseHref'> {
  return {
    rows: rows.map(viewOf),
    total,
    pagination: { page, last, hrefOf: (to) => withQuery(path, { ...query, page: to === 1 ? null : to }) },
  };
}

function pageOf({ searchParams }: URL): number {
  const page = Number(searchParams.get('page') ?? '1');
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

function pageFrom<Row>({ data, pagination }: ApiAnswer<readonly Row[]>, page: number): ReadPage<Row> {
  return { rows: data, total: pagination?.total ?? data.length, page, last: pagination?.last ?? 1 };
}
