import type { Cart, CartShipping } from '@shop/api';
import { removalCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { modifyShipping, useAppDispatch } from '@shop/state';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import { preserveFocus } from './preserve-focus.ts';
import { useUndo, type Undo } from './use-undo.ts';

/** Removes destinations, and restores the last one within a time limit. */
export interface DestinationRemoval {
  readonly undo: Undo | null;
  readonly remove: (cart: Cart, shipping: CartShipping) => void;
}

/** Preserves the focus. A destination is restored with its products, days and gift options. */
export function useDestinationRemoval({ write }: Pick<CartWrites, 'write'>): DestinationRemoval {
  const dispatch = useAppDispatch();
  const t = useCopy(removalCopy);
  const { undo, offer } = useUndo();
  const remove = (cart: Cart, shipping: CartShipping) =>
    void write(async () => {
      const work = dispatch(modifyShipping({ key: shipping.key, is_delete: true }));
      preserveFocus(work);
      await work;
      offer(
        t.removedDestination(shipping.address?.shipping_name ?? ''),
        () =>
          void write(async () =>
            (await import('./restore-destination.ts')).restoreDestination(dispatch, cart, shipping),
          ),
      );
    });
  return { undo, remove };
}
