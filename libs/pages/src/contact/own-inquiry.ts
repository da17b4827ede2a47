import type { ApiClient, User } from '@shop/api';
import { formatDay, inJapan } from '@shop/japanese';

/** The member's data that prefills the form. */
export interface OwnInquiry {
  readonly user: User;
  /** The newest orders. */
  readonly orders: readonly { readonly orderNo: string; readonly day: string }[];
}

const ordersMost = 20;

/** The member's own data and orders. @throws ApiFailure */
export async function readOwnInquiry(api: ApiClient, signal: AbortSignal): Promise<OwnInquiry> {
  const [{ data: user }, { data: orders }] = await Promise.all([
    api.GET('/v1/me/user', { signal }),
    api.GET('/v1/me/orders', { params: { query: { per: String(ordersMost) } }, signal }),
  ]);
  return {
    user,
    orders: orders.map(({ order_no, ordered_at }) => ({
      orderNo: order_no,
      day: formatDay(inJapan(new Date(ordered_at)).day),
    })),
  };
}
