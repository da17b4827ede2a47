import type { CartLine } from '@shop/api';
import { selectCartLines, useAppSelector } from '@shop/state';

/** Lines of the basket; none for a guest without a cart. */
export function useCartLines(): readonly CartLine[] {
  return useAppSelector(selectCartLines);
}
