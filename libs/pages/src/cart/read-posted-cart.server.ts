import { ApiFailure, type Cart } from '@shop/api';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../loading/contexts.ts';
import { cartTokenOf } from './post-cart.server.ts';

/** A cart as it is shown without scripts. */
export interface PostedCart {
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    readonly quantity: number;
    readonly max: number;
    readonly amount: number;
  }[];
  /** The total of the products, in yen including tax. */
  readonly total: number;
}

/** Reads the guest's cart of the cookie; null when there is none. */
export async function readPostedCart({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<PostedCart | null> {
  const token = cartTokenOf(request);
  if (token === null) return null;
  const api = context.get(apiContext);
  try {
    const { data } = await api.GET('/v1/carts/{token}', { params: { path: { token } }, signal: request.signal });
    return postedCart(data);
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

const postedCart = ({ detail, quote }: Cart): PostedCart => ({
  lines: detail.products.map(({ key, product_info, quantity, max_quantity, amount }) => ({
    key,
    name: product_info.name,
    quantity,
    max: Math.max(max_quantity, quantity),
    amount,
  })),
  total: quote.totals.goods,
});
