import { useState } from 'react';
import type { Cart, SocialReceiver } from '@shop/api';
import { LIMITS, paths, withQuery } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { freeCarriage, selectIsMultipleShipping, useAppSelector, useAppStore } from '@shop/state';
import type { AddressView, DeliveryDestination, ShippingDetailPageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import { addressView } from '../address-book/address-view.ts';
import { leadToRefusedQuantity } from '../checkout/lead-to-refused-quantity.ts';
import { watchLine } from '../checkout/line-away.ts';
import { stepOfProblem } from '../checkout/problem-step.ts';
import { extraParcel } from '../purchase/parcels.ts';
import { packedPieces, pieceOfLine } from '../purchase/pieces.ts';
import { receiverView } from '../purchase/planned-destinations.ts';
import { receiverOf } from '../purchase/receiver-of.ts';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import type { DestinationRemoval } from '../removal/use-destination-removal.ts';
import { copyToAll, deliveryParcel } from './delivery-parcels.ts';
import type { GiftSettings } from './load.ts';
import { useGiftDay } from './use-gift-day.ts';
import { useGifts } from './use-gifts.tsx';
import { useLeadtimes } from './use-leadtimes.ts';
import { useMatrix } from './use-matrix.ts';
import { usePackingChoices } from './use-packing-choices.ts';

/** Returns the props of the delivery step: destinations, days and gift options. */
export function useShippingDetail(
  cart: Cart,
  offers: GiftSettings,
  writes: CartWrites,
  removal: DestinationRemoval,
): ShippingDetailPageProps {
  const { dispatch, getState } = useAppStore();
  const t = useCopy(checkoutCopy);
  const navigate = useNavigate();
  const allowMultiple = useAppSelector(selectIsMultipleShipping);
  const { leadtimes, isLoading } = useLeadtimes(cart);
  const gifts = useGifts(cart, offers, writes);
  const matrix = useMatrix(cart, writes);
  const [reason, setReason] = useState<string | null>(null);
  const [isGoing, setGoing] = useState(false);

  const { shippings } = cart.detail;
  const { shownOf, change } = usePackingChoices(writes);
  const packings = shippings.flatMap((shipping) => shipping.packings).map(shownOf);

  const isGift = receiverOf(cart) !== null;
  const giftDay = useGiftDay({ token: cart.token, packings, leadtimes, change });

  const goOn = async () => {
    if (leadToRefusedQuantity()) return;
    const hadToWait = dispatch(watchLine());
    setGoing(true);
    gifts.sendDrafts();
    const isSaved = await writes.settle();
    setGoing(false);
    const latest = getState().cart.data ?? cart;
    const problem = latest.quote.problems.find((one) => stepOfProblem(one) === 'delivery');
    const unsent = gifts.hasLongText ? t.frame.tooLong : gifts.hasOpenSender ? t.delivery.sender.unsaved : null;
    const why = problem?.message ?? unsent ?? (hadToWait() ? t.frame.pressAgain : null);
    setReason(why);
    if (isSaved && why === null) void navigate(paths.cartPayment());
  };

  const destinations = shippings.flatMap((shipping, index): DeliveryDestination[] => {
    const quoted = cart.quote.destinations.find((one) => one.shipping_key === shipping.key);
    const { address, social_receiver: receiver } = shipping;
    if (address === null && !receiver) return [];
    return [
      {
        ...(address ? addressView(address) : toReceiver(receiver, t)),
        key: shipping.key,
        label: t.delivery.destination(index + 1),
        pieces: packedPieces(cart.detail.products, shipping.packings, pieceOfLine),
        editHref: withQuery(paths.cartShippingAdd(), {
          ...(receiver ? { to: 'receiver' } : { key: shipping.key }),
          from: 'detail',
        }),
        onRemove: shippings.length > 1 ? () => removal.remove(cart, shipping) : null,
        // Day and slot of a social gift are its receiver's to choose.
        parcels: receiver
          ? []
          : shipping.packings.map((packing) =>
              deliveryParcel(
                shownOf(packing),
                cart,
                leadtimes.find((one) => one.packing_key === packing.key),
                { isLoading, isSaving: writes.isSaving, change },
              ),
            ),
        freeCarriage: freeCarriage(quoted),
        extraParcel: extraParcel(quoted),
        gift: gifts.of(shipping),
      },
    ];
  });

  return {
    matrix,
    giftDay: isGift ? null : giftDay,
    destinations,
    onCopyDates: packings.length > 1 && !isGift ? () => change(copyToAll(packings, leadtimes)) : null,
    addHref:
      allowMultiple && !isGift && shippings.length < LIMITS.destinations
        ? withQuery(paths.cartShippingAdd(), { from: 'detail' })
        : null,
    next: { status: isGoing ? 'saving' : 'ready', reason, onNext: () => void goOn() },
    backHref: paths.cartShippingSelect(),
  };
}

/** Returns the receiver who will enter the address, with the time limit in days. */
function toReceiver(receiver: SocialReceiver | undefined, t: typeof checkoutCopy): AddressView {
  const view = receiverView(receiver, t);
  return { ...view, address: `${view.address}${t.receiver.terms(receiver?.valid_days ?? 0)}` };
}
