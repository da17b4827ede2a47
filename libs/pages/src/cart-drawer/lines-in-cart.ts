import type { CartLine } from '@shop/api';
import { selectCartLines, useShop } from '@shop/state';

const none: CartLine[] = [];

/** Lines of the basket; none on the server and until the store is there. */
export function useCartLines(): readonly CartLine[] {
  return useShop(selectCartLines, none);
}
