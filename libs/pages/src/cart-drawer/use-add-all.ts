import { useState } from 'react';
import { addManyCopy, goodsCopy, kitCopy } from '@shop/copy';
import { useCopy, useCopyOf } from '@shop/copy/react';
import type { AccountNotice, UserListPageProps } from '@shop/theming';
import type { CardProduct } from '../product-card/card-product.ts';
import { availabilityOf } from '../product-card/product-view.ts';
import { addMany } from './add-many.ts';
import { useAppDispatch } from '@shop/state';

interface Outcome extends Pick<UserListPageProps, 'leftOut'> {
  readonly message: AccountNotice | null;
}

/** A product that can be added together with others. */
type Addable = Pick<CardProduct, 'key' | 'name' | 'stock_state' | 'suspend_reason' | 'max_quantity'> & {
  /** The required measurements; absent if the product is not clothing. */
  readonly measurements?: readonly unknown[];
};

const nothing: Outcome = { message: null, leftOut: [] };

/** Adds one of each available product to the cart, and lists the others with a reason. @param stopped no sales now */
export function useAddAll(products: readonly Addable[], stopped: boolean) {
  const dispatch = useAppDispatch();
  const copyOf = useCopyOf();
  const { addFailed } = useCopy(goodsCopy);
  const kit = useCopy(kitCopy);
  const t = useCopy(addManyCopy);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(nothing);

  /** Returns the reason why a product cannot be added; null if it can. */
  const reasonOf = (product: Addable) => {
    const { kind } = availabilityOf(product, stopped);
    if (kind !== 'in_stock' && kind !== 'few') return kit.stock[kind];
    return (product.measurements?.length ?? 0) > 0 ? t.needsMeasuring : null;
  };
  const wanted = products.filter((product) => reasonOf(product) === null);

  const add = async () => {
    setBusy(true);
    setOutcome(nothing);
    const addOnce = (of: typeof wanted) =>
      addMany(
        dispatch,
        of.map(({ key }) => ({ key, quantity: 1 })),
        copyOf,
        addFailed,
      );
    const first = await addOnce(wanted);
    const rest = wanted.filter(({ key }) => !(key in first.errors));
    // The server adds all or none: the refused products are left out, and the rest is requested again.
    const isRepeated = first.status === 'failed' && rest.length > 0 && rest.length < wanted.length;
    const { status, message } = isRepeated ? await addOnce(rest) : first;
    const leftOut = products.flatMap((product) => {
      const reason = first.errors[product.key] ?? reasonOf(product);
      return reason === null ? [] : [{ name: product.name, reason }];
    });
    setOutcome({
      message: message === null ? null : { tone: status === 'added' ? 'success' : 'danger', text: message },
      leftOut,
    });
    setBusy(false);
  };

  const addAll =
    wanted.length === 0
      ? null
      : { count: wanted.length, keys: wanted.map(({ key }) => key), isBusy, onAdd: () => void add() };
  return { addAll, ...outcome, forget: () => setOutcome(nothing) };
}
