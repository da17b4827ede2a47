import { useState } from 'react';
import { ApiFailure, type Address } from '@shop/api';
import { paths } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { browserShop, useShop } from '@shop/state';
import type { AccountNotice, AddressEntry, AddressListPageProps } from '@shop/theming';
import { addressView } from '../checkout/address.ts';

const none: readonly Address[] = [];

/** The member's own main address (spec §3 "Address"). */
const MAIN = 1;

/** The address book and what can be done to it. */
export function useAddressList(): AddressListPageProps {
  const t = useCopy(accountCopy).addresses;
  const addresses = useShop((state) => state.address.addresses, none);
  const limit = useShop((state) => state.address.limit, null);
  const [busy, setBusy] = useState<number | null>(null);
  const [message, setMessage] = useState<AccountNotice | null>(null);

  const change = async (id: number, act: () => Promise<unknown>, done: string) => {
    setBusy(id);
    try {
      await act();
      setMessage({ tone: 'success', text: done });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setMessage({ tone: 'danger', text: error.message || t.failed });
    } finally {
      setBusy(null);
    }
  };

  const entryOf = (address: Address): AddressEntry => {
    const { id, shipping_name: name } = address;
    const isMain = address.division_ct === MAIN;
    return {
      ...addressView(address),
      id,
      isMain,
      isDefault: address.is_default,
      isBusy: busy === id,
      editHref: paths.mypageAddressEdit(String(id)),
      onUse: address.is_default ? null : () => void change(id, () => browserShop().dispatch('makeDefaultAddress', id), t.used(name)),
      onDelete: isMain ? null : () => void change(id, () => browserShop().dispatch('deleteAddress', id), t.removed(name)),
    };
  };

  return {
    addresses: addresses.map(entryOf),
    limit,
    canAdd: limit === null || addresses.length < limit,
    addHref: paths.mypageAddressAdd(),
    message,
  };
}
