import { useState } from 'react';
import type { CartPacking } from '@shop/api';
import { modifyPackings, useAppDispatch } from '@shop/state';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import type { PackingChange } from './delivery-parcels.ts';

const none: readonly PackingChange[] = [];

/**
 * Days, slots and handovers that are chosen and on their way: what was pressed is shown at once. A refused choice is told by the
 * step (`failure`) and the parcel shows again what the cart has.
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

/** A parcel as it was asked for; of several wishes the last one holds. */
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
