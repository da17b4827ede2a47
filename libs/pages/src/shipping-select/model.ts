import { useState } from 'react';
import type { Cart, OrdererInput } from '@shop/api';
import { LIMITS, paths, withQuery } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { selectIsMultipleShipping, useAppSelector, modifyOrder, useAppDispatch } from '@shop/state';
import type { ShippingSelectPageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import { useAddressSearch } from '../address-book/use-address-search.ts';
import { addressView } from '../address-book/address-view.ts';
import { addressOfOrderer, ordererInput, ordererValues } from '../address-book/address-input.ts';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import type { DestinationRemoval } from '../removal/use-destination-removal.ts';
import { receiverView } from '../purchase/planned-destinations.ts';
import { canGiveUnknown, receiverOf } from '../purchase/receiver-of.ts';
import { knownShippings, sendAllTo, toggleAddress } from './destination-moves.ts';
import { targetOf } from './target-of.ts';
import { useOrdererEntry } from './use-orderer-entry.tsx';

const receiverHref = withQuery(paths.cartShippingAdd(), { to: 'receiver' });
/** Returns the props of the shipping step: orderer and destinations. */
export function useShippingSelect(
  cart: Cart,
  writes: CartWrites,
  removal: DestinationRemoval,
): ShippingSelectPageProps {
  const dispatch = useAppDispatch();
  const t = useCopy(checkoutCopy);
  const navigate = useNavigate();
  const isMember = useAppSelector((state) => state.auth.isLogin);
  const addresses = useAppSelector((state) => state.address.addresses);
  const allowMultiple = useAppSelector(selectIsMultipleShipping);
  const [chosenTarget, setTarget] = useState<ShippingSelectPageProps['target'] | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const target = chosenTarget ?? targetOf(cart);
  const known = knownShippings(cart);
  const { found, search } = useAddressSearch(addresses);
  const isChosen = (id: number) => known.some((shipping) => shipping.user_address_id === id);

  const receiver = receiverOf(cart);

  const goOn = async (orderer: OrdererInput) => {
    if (target === 'receiver') return void navigate(receiver === null ? receiverHref : paths.cartShippingDetail());
    if (target === 'orderer') await sendAllTo(dispatch, cart, addressOfOrderer(orderer));
    const isOpen = target === 'orderer' || known.length > 0;
    void navigate(isOpen ? paths.cartShippingDetail() : paths.cartShippingAdd());
  };
  const submitOrderer = async (orderer: OrdererInput) => {
    await dispatch(modifyOrder({ orderer }));
    await goOn(orderer);
  };
  const proceed = async () => {
    const { orderer } = cart.detail.order;
    const unfit = cart.quote.problems.find(({ code }) => code.startsWith('cart.social.'));
    if (target === 'receiver' && unfit) return setReason(unfit.message);
    if (target === 'other' && known.length === 0) return setReason(t.shipping.noDestination);
    if (orderer && target === targetOf(cart) && known.length > 0) return void navigate(paths.cartShippingDetail());
    if (orderer) await writes.write(() => goOn(ordererInput(ordererValues(orderer))));
  };
  // An entry of the address book is deselected there, unless it is no longer in it.
  const choosable = new Set(addresses.filter(({ contradiction }) => contradiction === null).map(({ id }) => id));
  const shownDestinations = known.filter(({ user_address_id: id }) => !isMember || id === null || !choosable.has(id));

  return {
    isMember,
    loginHref: withQuery(paths.login(), { back: paths.cartShippingSelect() }),
    orderer: useOrdererEntry(
      cart,
      submitOrderer,
      target === 'receiver' && receiver === null ? t.shipping.nextReceiver : t.shipping.next,
    ),
    target,
    receiver: receiver && { ...receiverView(receiver, t), editHref: receiverHref },
    canGiveUnknown: receiver !== null || canGiveUnknown(cart),
    onTarget: (next) => {
      setTarget(next);
      setReason(null);
    },
    search,
    // Selected addresses remain visible.
    addresses: addresses
      .filter(({ id }) => found.has(id) || isChosen(id))
      .map((address) => ({
        ...addressView(address),
        id: address.id,
        isDefault: address.is_default,
        isChosen: isChosen(address.id),
        correction:
          address.contradiction === null
            ? null
            : {
                reason: address.contradiction,
                href: withQuery(paths.mypageAddressEdit(String(address.id)), { from: 'checkout' }),
              },
      })),
    onToggleAddress: (id) => void writes.write(() => toggleAddress(dispatch, cart, id, allowMultiple)),
    destinations: shownDestinations.flatMap((shipping) =>
      shipping.address === null
        ? []
        : [
            {
              ...addressView(shipping.address),
              key: shipping.key,
              pieces: shipping.packings
                .flatMap((packing) => packing.products)
                .reduce((sum, { quantity }) => sum + quantity, 0),
              editHref: withQuery(paths.cartShippingAdd(), { key: shipping.key }),
              onRemove: known.length > 1 ? () => removal.remove(cart, shipping) : null,
            },
          ],
    ),
    canAdd: allowMultiple ? known.length < LIMITS.destinations : known.length === 0,
    allowMultiple,
    addHref: paths.cartShippingAdd(),
    next: { status: writes.isSaving ? 'saving' : 'ready', reason, onNext: () => void proceed() },
    backHref: paths.cart(),
  };
}
