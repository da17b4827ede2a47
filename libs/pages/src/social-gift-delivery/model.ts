import { sessionStore } from '@shop/constants/storage';
import { useState } from 'react';
import type { SocialGiftDeliveryWish, SocialGiftLeadtime, SocialGiftShipping } from '@shop/api';
import { paths } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useApi } from '@shop/state';
import type { DeliveryParcel, SocialGiftDeliveryPageProps } from '@shop/theming';
import { usePrepare } from '../kinds/use-send-once.ts';
import { dayText } from '../purchase/delivery-date.ts';
import { dateChoice, losesItsSlot, slotChoices } from '../purchase/leadtime-choices.ts';
import { givenProduct } from '../social-gift/given-product.ts';
import { receptionOf } from '../social-gift/reception.ts';
import type { GiftDelivery } from './load.ts';
import { DRAFT_PREFIX } from '@shop/forms/drafts';
import { parseStored } from '../kinds/parse-stored.ts';

const nameOf = (key: string) => `${DRAFT_PREFIX}${paths.socialGiftDelivery(key)}`;

type Model = Pick<SocialGiftDeliveryPageProps, 'parcels' | 'receiver' | 'onNext' | 'isSaving' | 'refusal' | 'backHref'>;

/** A day and a slot for each parcel of a gift. */
export function useGiftDelivery(key: string, { address, receiver, shippings, leadtimes }: GiftDelivery): Model {
  const api = useApi();
  const t = useCopy(formsCopy);
  const [wishes, setWishes] = useState(() => storedWishes(key, shippings, leadtimes));
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const prepare = usePrepare(receptionOf(key), ({ shippings: chosen }) => {
    const body = {
      token: key,
      postal: address['postal_code'] ?? '',
      pref: address['prefecture'] ?? '',
      shippings: chosen,
    };
    return api.POST('/v1/social-gifts/check/delivery', { body });
  });

  const change = (id: string, wish: Partial<SocialGiftDeliveryWish>) => {
    const changed = wishes.map((one) => (one.id === id ? { ...one, ...wish } : one));
    setWishes(changed);
    storeWishes(key, changed);
    setRefusal(null);
  };
  const goOn = async () => {
    setSaving(true);
    setRefusal(null);
    try {
      const outcome = await prepare({ address, shippings: [...wishes] });
      if (!outcome.ok) setRefusal(Object.values(outcome.errors ?? {})[0]?.[0] ?? outcome.message ?? t.submitFailed);
    } catch {
      setRefusal(t.submitFailed);
    } finally {
      setSaving(false);
    }
  };

  const parcels = shippings.map((shipping): DeliveryParcel => {
    const leadtime = leadtimes.find(({ order_shipping_id }) => order_shipping_id === shipping.id);
    const wish = wishes.find(({ id }) => id === shipping.id);
    const date = wish?.delivery_at ?? null;
    const slot = wish?.delivery_timezone_key ?? null;
    return {
      key: shipping.id,
      zone: shipping.zone,
      ridingZones: [],
      carrier: leadtime?.carrier.name ?? '',
      pieces: shipping.product_info.map(givenProduct),
      fee: null,
      dates: leadtime?.dates.map(dateChoice) ?? [],
      date,
      slots: leadtime ? slotChoices(leadtime, date) : [],
      slot,
      handovers: [],
      handover: '',
      earliest: leadtime?.earliest_date ? dayText(leadtime.earliest_date) : null,
      notice: leadtime?.reason ?? leadtime?.notice ?? null,
      status: 'idle',
      onDate: (delivery_at) =>
        change(shipping.id, {
          delivery_at,
          ...(leadtime && losesItsSlot(leadtime, delivery_at, slot) && { delivery_timezone_key: null }),
        }),
      onSlot: (delivery_timezone_key) => change(shipping.id, { delivery_timezone_key }),
      onHandover: () => undefined,
    };
  });
  return {
    parcels,
    receiver,
    onNext: () => void goOn(),
    isSaving,
    refusal,
    backHref: paths.socialGiftShipping(key),
  };
}

function storeWishes(key: string, wishes: readonly SocialGiftDeliveryWish[]): void {
  sessionStore.setItem(nameOf(key), JSON.stringify(wishes));
}

/** Returns the days selected in this tab, if they are possible at the address; 指定なし for other parcels. */
function storedWishes(
  key: string,
  shippings: readonly SocialGiftShipping[],
  leadtimes: readonly SocialGiftLeadtime[],
): readonly SocialGiftDeliveryWish[] {
  const found = parseStored(sessionStore.getItem(nameOf(key)));
  // Written only by `keepWishes`; impossible values are dropped below.
  const stored = Array.isArray(found) ? (found as Partial<SocialGiftDeliveryWish>[]) : [];
  return shippings.map(({ id }) => {
    const wish = stored.find((one) => one.id === id);
    const leadtime = leadtimes.find((one) => one.order_shipping_id === id);
    const day = leadtime?.dates.find(({ date, is_open }) => is_open && date === wish?.delivery_at);
    const slot = leadtime?.slots.find(
      ({ code, is_open_on_earliest }) =>
        code === wish?.delivery_timezone_key && (is_open_on_earliest || day?.date !== leadtime.earliest_date),
    );
    return { id, delivery_at: day?.date ?? null, delivery_timezone_key: slot?.code ?? null };
  });
}
