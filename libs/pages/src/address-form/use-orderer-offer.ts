import { useState } from 'react';
import type { Address, AddressInput, Orderer } from '@shop/api';
import { useAppSelector, modifyOrder, useAppDispatch } from '@shop/state';
import type { AddressFormPageProps } from '@shop/theming';
import { isMainAddress } from '../address-book/is-main-address.ts';
import { ordererInput, ordererValues, personOfAddress } from '../address-book/address-input.ts';

/**
 * Offers a member who changes the own address during checkout to copy it to the orderer of the cart. Preselected if
 * both had the same name and address.
 */
export function useOrdererOffer(address: Address | null): {
  readonly offer: AddressFormPageProps['ordererOffer'];
  /** To be called with what was saved. @throws ApiFailure when the cart refuses it */
  readonly takeOver: (saved: AddressInput) => Promise<void>;
} {
  const dispatch = useAppDispatch();
  const orderer = useAppSelector(({ cart }) => cart.data?.detail.order.orderer ?? null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (orderer === null || address === null || !isMainAddress(address))
    return { offer: null, takeOver: () => Promise.resolve() };
  const checked = chosen ?? isSame(orderer, address);
  return {
    offer: { name: orderer.name, checked, onChange: setChosen },
    takeOver: async (saved) => {
      if (checked)
        await dispatch(
          modifyOrder({
            orderer: { ...ordererInput(ordererValues(orderer)), ...personOfAddress(saved) },
          }),
        );
    },
  };
}

const isSame = (orderer: Orderer, address: Address) =>
  orderer.name === address.shipping_name &&
  orderer.postal_code === address.postal_code &&
  orderer.full_address === address.full_address;
