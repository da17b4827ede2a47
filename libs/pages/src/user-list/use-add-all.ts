import { useState } from 'react';
import type { Listable } from '@shop/api';
import { favouriteCopy, goodsCopy, kitCopy } from '@shop/copy';
import { useCopy, useCopyOf } from '@shop/copy/react';
import type { AccountNotice, UserListPageProps } from '@shop/theming';
import { addMany } from '../cart-drawer/add-many.ts';
import { availabilityOf } from '../product-card/product-view.ts';

interface Outcome extends Pick<UserListPageProps, 'leftOut'> {
  readonly message: AccountNotice | null;
}

const nothing: Outcome = { message: null, leftOut: [] };

/** Puts everything of a list that can be had into the cart, one piece each; what cannot is named with its reason. `stopped` is true while the whole shop sells nothing. */
export function useAddAll(listables: readonly Listable[], stopped: boolean) {
  const copyOf = useCopyOf();
  const { addFailed } = useCopy(goodsCopy);
  const kit = useCopy(kitCopy);
  const t = useCopy(favouriteCopy).list;
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(nothing);
  const products = listables.map(({ product }) => product);

  /** Why it cannot go into the cart as it is; null when it can. */
  const reasonOf = (product: Listable['product']) => {
    const { kind } = availabilityOf(product, stopped);
    if (kind !== 'in_stock' && kind !== 'few') return kit.stock[kind];
    return product.measurements.length > 0 ? t.needsMeasuring : null;
  };
  const wanted = products.filter((product) => reasonOf(product) === null);

  const add = async () => {
    setBusy(true);
    setOutcome(nothing);
    const ask = (of: typeof wanted) =>
      addMany(
        of.map(({ key }) => ({ key, quantity: 1 })),
        copyOf,
        addFailed,
      );
    const first = await ask(wanted);
    const rest = wanted.filter(({ key }) => !(key in first.errors));
    // The cart takes all or none: what it refused by name is left out, the rest asked for again.
    const isAskedAgain = first.status === 'failed' && rest.length > 0 && rest.length < wanted.length;
    const { status, message } = isAskedAgain ? await ask(rest) : first;
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

  const addAll = wanted.length === 0 ? null : { count: wanted.length, isBusy, onAdd: () => void add() };
  return { addAll, ...outcome, forget: () => setOutcome(nothing) };
}
