import type { CartSet } from '@shop/api';
import { removalCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { removeLines, useAppStore, useAppDispatch } from '@shop/state';
import { preserveFocus } from './preserve-focus.ts';
import { useUndo, type Undo } from './use-undo.ts';

/** Removes lines and sets from the cart, preserves the focus, and offers undo for some seconds. */
export function useLineRemoval(write: (work: () => Promise<unknown>) => void): {
  readonly undo: Undo | null;
  readonly remove: (lineKey: string) => void;
  readonly removeSet: (set: CartSet) => void;
} {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const t = useCopy(removalCopy);
  const { undo, offer } = useUndo();
  const remove = (lineKey: string) => {
    const before = store.getState().cart.data;
    const line = before?.detail.products.find(({ key }) => key === lineKey);
    write(async () => {
      const work = dispatch(removeLines([lineKey]));
      preserveFocus(work);
      await work;
      if (before && line)
        offer(t.removedFromCart(line.product_info.name), () =>
          write(async () => dispatch((await import('./restore-line.ts')).restoreLine(before, line))),
        );
    });
  };
  const removeSet = (set: CartSet) =>
    write(async () => {
      const { takeSetOut, restoreSet } = await import('./restore-set.ts');
      const before = await dispatch(takeSetOut(set));
      if (before) offer(t.removedSet(set.name), () => write(() => dispatch(restoreSet(before, set))));
    });
  return { undo, remove, removeSet };
}
