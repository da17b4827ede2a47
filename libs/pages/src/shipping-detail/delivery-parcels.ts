import type { Cart, CartPacking, CartPackingModify, Leadtime } from '@shop/api';
import type { DeliveryParcel } from '@shop/theming';
import { dayText } from '../purchase/delivery-date.ts';
import { dateChoice, losesItsSlot, slotChoices } from '../purchase/leadtime-choices.ts';
import { parcelView } from '../purchase/parcels.ts';

export type PackingChange = CartPackingModify['packings'][number];

/** The functions that send the changes of a parcel. */
export interface ParcelActions {
  readonly isLoading: boolean;
  readonly isSaving: boolean;
  readonly change: (changes: readonly PackingChange[]) => void;
}

/** A parcel with the days and slots it may have. */
export function deliveryParcel(
  packing: CartPacking,
  cart: Cart,
  leadtime: Leadtime | undefined,
  actions: ParcelActions,
): DeliveryParcel {
  return {
    ...parcelView(packing, cart.detail.products, cart.quote),
    dates: leadtime?.dates.map(dateChoice) ?? [],
    date: packing.delivery_date,
    slots: leadtime ? slotChoices(leadtime, packing.delivery_date) : [],
    slot: packing.delivery_time,
    handovers: leadtime?.handovers ?? [],
    handover: packing.handover,
    earliest: leadtime?.earliest_date ? dayText(leadtime.earliest_date) : null,
    notice: leadtime?.reason ?? leadtime?.notice ?? null,
    status: !leadtime && actions.isLoading ? 'loading' : actions.isSaving ? 'saving' : 'idle',
    onDate: (date) => actions.change([dateChange(packing, date, leadtime)]),
    onSlot: (slot) => actions.change([{ key: packing.key, delivery_time: slot }]),
    onHandover: (code) => {
      const chosen = leadtime?.handovers.find((one) => one.code === code);
      if (chosen) actions.change([{ key: packing.key, handover: chosen.code }]);
    },
  };
}

/**
 * Returns the changes that copy day and slot of the first parcel to all others (D-07). A parcel for which the day is
 * not possible remains unchanged; one for which the slot is not possible gets only the day.
 */
export function copyToAll(packings: readonly CartPacking[], leadtimes: readonly Leadtime[]): PackingChange[] {
  const [first, ...others] = packings;
  if (!first) return [];
  return others.flatMap((packing) => {
    const leadtime = leadtimes.find((one) => one.packing_key === packing.key);
    const isOpen =
      first.delivery_date === null ||
      leadtime?.dates.some(({ date, is_open }) => is_open && date === first.delivery_date);
    if (!isOpen) return [];
    const slot = leadtime?.slots.find(({ code }) => code === first.delivery_time);
    const isSlotOpen =
      slot !== undefined && (slot.is_open_on_earliest || first.delivery_date !== leadtime?.earliest_date);
    return [{ key: packing.key, delivery_date: first.delivery_date, delivery_time: isSlotOpen ? slot.code : null }];
  });
}

/** Returns the change of a day; the slot remains, unless the new day does not have it. */
function dateChange(packing: CartPacking, date: string | null, leadtime: Leadtime | undefined): PackingChange {
  const losesSlot = leadtime !== undefined && losesItsSlot(leadtime, date, packing.delivery_time);
  return { key: packing.key, delivery_date: date, ...(losesSlot && { delivery_time: null }) };
}
