import type { ImportResult, RowError } from '../tables/import-table.ts';
import type { FileRow } from '../tables/read-table.ts';
import type { TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
  message: string;
  rows?: RowError[];
  errors?: Record<string, string[]>;
}

export interface OperatorAnswer<T> {
  status: number;
  body: T & Refusal;
}

/** Calls the operator's API in a test, after the caches contain every change. */
export function operatorClient(shop: TestApp) {
  const call = async <T>(
    method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<OperatorAnswer<T>> => {
    const answer = await shop.server.inject({ method, url: `/internal/${url}`, ...(payload && { payload }), headers });
    await shop.settled();
    return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as T & Refusal };
  };
  const exported = async (table: string, channel?: string) =>
    (await call<{ rows: FileRow[] }>('GET', `tables/${table}${channel ? `?channel=${channel}` : ''}`)).body.rows;
  const withoutVersion = ({ version: _version, ...row }: FileRow): FileRow => row;
  return {
    ask: call,
    tables: async () => (await call<{ name: string; has_channels: boolean }[]>('GET', 'tables')).body,
    /** The rows of an export without their versions. */
    take: async (table: string, channel?: string) => (await exported(table, channel)).map(withoutVersion),
    /** The rows of an export. */
    takeVersions: exported,
    put: (table: string, rows: readonly object[], options: object = {}) =>
      call<ImportResult>('PUT', `tables/${table}`, { rows, ...options }),
  };
}
