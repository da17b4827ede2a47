import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Says how many points the order spends; 0 spends none. @throws ApiFailure `point.insufficient`, `point.over_total` with the most that can be spent */
export function spendPoints(points: number): ShopThunk<Cart> {
  return writeCart({
    collapseKey: 'points',
    isChoice: true,
    send: (api, { token, version }) => api.PATCH('/v1/carts/point', { params: version, body: { token, points } }),
  });
}
