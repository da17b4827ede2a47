import { useState } from 'react';
import { ApiFailure, type Address } from '@shop/api';
import { paths } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { browserShop, useShop } from '@shop/state';
import type { AccountNotice, AddressEntry, AddressListPageProps } from '@shop/theming';
import { isMainAddress } from '../address-book/is-main-address.ts';
import { useAddressSearch } from '../address-book/use-address-search.ts';
import { addressView } from '../checkout/address.ts';
import { addressInput, addressValues } from '../checkout/address-input.ts';
import { keepPlace } from '../removal/keep-place.ts';
import { useUndo } from '../removal/use-undo.ts';

const none: readonly Address[] = [];

/** The address book and what can be done to it. */
export function useAddressList(): AddressListPageProps {
  const t = useCopy(accountCopy).addresses;
  const addresses = useShop((state) => state.address.addresses, none);
  const limit = useShop((state) => state.address.limit, null);
  const { found, search } = useAddressSearch(addresses);
  const [busy, setBusy] = useState<number | null>(null);
  const [message, setMessage] = useState<AccountNotice | null>(null);
  const { undo, offer, drop } = useUndo();

  const change = async (id: number, act: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(id);
    drop();
    try {
      await act();
      setMessage({ tone: 'success', text: done });
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setMessage({ tone: 'danger', text: error.message || t.failed });
      return false;
    } finally {
      setBusy(null);
    }
  };
  const remove = async (address: Address) => {
    const { id, shipping_name: name } = address;
    const isGone = await change(
      id,
      () => {
        const work = browserShop().dispatch('deleteAddress', id);
        keepPlace(work);
        return work;
      },
      t.removed(name),
    );
    if (isGone) offer(t.removed(name), () => void change(id, () => restoreAddress(address), t.restored(name)));
  };

  const entryOf = (address: Address): AddressEntry => {
    const { id, shipping_name: name } = address;
    const isMain = isMainAddress(address);
    return {
      ...addressView(address),
      id,
      isMain,
      isDefault: address.is_default,
      contradiction: address.contradiction,
      isBusy: busy === id,
      editHref: paths.mypageAddressEdit(String(id)),
      onUse: address.is_default ? null : () => void change(id, () => browserShop().dispatch('makeDefaultAddress', id), t.used(name)),
      onDelete: isMain ? null : () => void remove(address),
    };
  };

  return {
    addresses: addresses.filter(({ id }) => found.has(id)).map(entryOf),
    total: addresses.length,
    search,
    limit,
    canAdd: limit === null || addresses.length < limit,
    addHref: paths.mypageAddressAdd(),
    message: message && undo?.text === message.text ? { ...message, onUndo: undo.onUndo } : message,
  };
}

/** Writes an address down again; where it was the one for every day, it is that again. */
async function restoreAddress(address: Address): Promise<void> {
  const { id } = await browserShop().dispatch('saveAddress', { address: { ...addressInput(addressValues(address)), cell_phone_number: address.cell_phone_number } });
  if (address.is_default) await browserShop().dispatch('makeDefaultAddress', id);
}
