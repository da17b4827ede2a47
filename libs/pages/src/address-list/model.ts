import type { Address } from '@shop/api';
import { memberPaths } from '@shop/constants';
import { addressesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { browserShop, useShop } from '@shop/state';
import type { AddressEntry, AddressListPageProps } from '@shop/theming';
import { isMainAddress } from '../address-book/is-main-address.ts';
import { useAddressSearch } from '../address-book/use-address-search.ts';
import { addressView } from '../address-book/address-view.ts';
import { addressInput, addressValues } from '../address-book/address-input.ts';
import { useEntries } from '../kinds/use-entries.ts';
import { useAddressFiles } from './use-address-files.ts';

const none: readonly Address[] = [];

/** The address book and what can be done to it. */
export function useAddressList(): AddressListPageProps {
  const t = useCopy(addressesCopy).list;
  const addresses = useShop((state) => state.address.addresses, none);
  const limit = useShop((state) => state.address.limit, null);
  const { found, search } = useAddressSearch(addresses);
  const files = useAddressFiles(addresses.filter((address) => !isMainAddress(address)).length);
  const { page, busy, change, remove } = useEntries<number>({
    count: addresses.length,
    limit,
    addHref: memberPaths.mypageAddressAdd(),
  });

  const entryOf = (address: Address): AddressEntry => {
    const { id, shipping_name: name } = address;
    const isMain = isMainAddress(address);
    const use = () =>
      change(id, {
        work: () => browserShop().dispatch((actions) => actions.makeDefaultAddress(id)),
        done: t.used(name),
      });
    const erase = () =>
      remove(id, {
        work: () => browserShop().dispatch((actions) => actions.deleteAddress(id)),
        done: t.removed(name),
        restore: { work: () => restoreAddress(address), done: t.restored(name) },
      });
    return {
      ...addressView(address),
      id,
      isMain,
      isDefault: address.is_default,
      contradiction: address.contradiction,
      isBusy: busy === id,
      editHref: memberPaths.mypageAddressEdit(String(id)),
      onUse: address.is_default ? null : use,
      onDelete: isMain ? null : erase,
    };
  };

  return { ...page, entries: addresses.filter(({ id }) => found.has(id)).map(entryOf), search, files };
}

/** Writes an address down again; where it was the one for every day, it is that again. */
async function restoreAddress(address: Address): Promise<void> {
  const { id } = await browserShop().dispatch((actions) =>
    actions.saveAddress({
      address: { ...addressInput(addressValues(address)), cell_phone_number: address.cell_phone_number },
    }),
  );
  if (address.is_default) await browserShop().dispatch((actions) => actions.makeDefaultAddress(id));
}
