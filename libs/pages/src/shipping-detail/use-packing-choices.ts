import { useState } from 'react';
import type { CartPacking } from '@shop/api';
import { modifyPackings, useAppDispatch } from '@shop/state';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import type { PackingChange } from './delivery-parcels.ts';

const none: readonly PackingChange[] = [];

/**
 * Pending changes of days, slots and handovers, shown at once. A refusal is reported by the step (`failure`), and the
 * parcel shows the values of the cart again.
 */
export function usePackingChoices({ write }: Pick<CartWrites, 'write'>) {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(none);
  const send = async (changes: readonly PackingChange[]) => {
    setPending((before) => [...before, ...changes]);
    await write(() => dispatch(modifyPackings([...changes])));
    setPending((before) => before.filter((one) => !changes.includes(one)));
  };
  return {
    shownOf: (packing: CartPacking) => withChoices(packing, pending),
    change: (changes: readonly PackingChange[]) => {
      if (changes.length > 0) void send(changes);
    },
  };
}

/** Returns a parcel with its pending changes; the last one wins. */
export function withChoices(packing: CartPacking, pending: readonly PackingChange[]): CartPacking {
  return pending
    .filter(({ key }) => key === packing.key)
    .reduce<CartPacking>(
      (
        known,
        { delivery_date = known.delivery_date, delivery_time = known.delivery_time, handover = known.handover },
      ) => ({ ...known, delivery_date, delivery_time, handover }),
      packing,
    );
}
