import type { Leadtime } from '@shop/api';
import type { DateChoice, DeliveryParcel } from '@shop/theming';
import { dayText } from './delivery-date.ts';

type Times = Pick<Leadtime, 'dates' | 'earliest_date' | 'slots'>;

/** A day as it is offered, or the reason why it is not (D-04). */
export function dateChoice({
  date,
  is_open,
  reason,
  shop_closed,
  holiday,
  rokuyo,
}: Times['dates'][number]): DateChoice {
  return { value: date, label: dayText(date), isOpen: is_open, reason, shopClosed: shop_closed, holiday, rokuyo };
}

/** The slots of a parcel on a day; the earliest may lack some. */
export function slotChoices({ slots, earliest_date }: Times, date: string | null): DeliveryParcel['slots'] {
  const isEarliest = date !== null && date === earliest_date;
  return slots.map(({ code, name, is_open_on_earliest }) => ({
    code,
    name,
    isOpen: !isEarliest || is_open_on_earliest,
  }));
}

/** Whether a slot is not to be had on that day. */
export function losesItsSlot({ slots, earliest_date }: Times, date: string | null, slot: string | null): boolean {
  const found = slots.find(({ code }) => code === slot);
  return found !== undefined && !found.is_open_on_earliest && date === earliest_date;
}
