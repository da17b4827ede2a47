import type { CartLine, ProductSummary } from '@shop/api';
import { loadPairings, useAppDispatch } from '@shop/state';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

const none: readonly ProductSummary[] = [];

/** Recommends two products for the last line of the cart; none until they are read, and while the drawer is closed. */
export function usePairings(lines: readonly CartLine[], isOpen: boolean): readonly ProductSummary[] {
  const dispatch = useAppDispatch();
  const inCart = lines.map(({ product_info }) => product_info.key).join();
  const keys = inCart.split(',');
  // Optional: the cart is shown without them.
  const find = () => dispatch(loadPairings(keys.at(-1) ?? '', keys));
  const found = useOptionalQuery(isOpen && inCart, () => find().catch(() => none));
  return inCart === '' ? none : (found ?? none);
}
