import type { CartLine } from '@shop/api';
import { noCartLines, selectCartLines, useShop } from '@shop/state';

/** Lines of the basket; none on the server and until the store is there. */
export function useCartLines(): readonly CartLine[] {
  return useShop(selectCartLines, noCartLines);
}
