import { ApiFailure, type OrderSummary } from '@shop/api';
import { ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { failureText } from '../kinds/failure-text.ts';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The filters of the list in the URL; empty if not set. Days in Japan. */
export interface OrdersRequested {
  readonly order_no: string;
  readonly from: string;
  readonly to: string;
}

export interface OrderListRead {
  readonly page: ReadPage<OrderSummary>;
  readonly requested: OrdersRequested;
  /** The message if the server refused the search; null otherwise. */
  readonly refusal: string | null;
  /** The year in Japan. */
  readonly year: number;
}

/** Reads a page of the member's orders, newest first, with the filters of the URL. */
export function loadOrderList({ api, url, signal }: LoadInput): Promise<Reading<OrderListRead>> {
  const requested = requestedOf(url);
  const query = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== ''));
  const known = { requested, year: DateTime.now().setZone(JAPAN.zone).year };
  return loadOrOffline(async () => {
    try {
      const page = await readPage(url, (page) =>
        api.GET('/v1/me/orders', { params: { query: { page, ...query } }, signal }),
      );
      return { ...known, page, refusal: null };
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 422) throw error;
      return { ...known, page: { rows: [], total: 0, page: 1, last: 1 }, refusal: failureText(error, '') };
    }
  }, signal);
}

function requestedOf({ searchParams }: URL): OrdersRequested {
  const day = (name: string) => {
    const value = searchParams.get(name) ?? '';
    return DateTime.fromFormat(value, ISO_DAY, JAPAN).isValid ? value : '';
  };
  return { order_no: (searchParams.get('order_no') ?? '').trim(), from: day('from'), to: day('to') };
}
