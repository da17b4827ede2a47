import type { Address } from '@shop/api';
import { paths } from '@shop/constants';
import { addressesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import {
  useAppSelector,
  makeDefaultAddress,
  deleteAddress,
  saveAddress,
  useAppDispatch,
  type AppDispatch,
} from '@shop/state';
import type { AddressEntry, AddressListPageProps } from '@shop/theming';
import { isMainAddress } from '../address-book/is-main-address.ts';
import { useAddressSearch } from '../address-book/use-address-search.ts';
import { addressView } from '../address-book/address-view.ts';
import { addressInput, addressValues } from '../address-book/address-input.ts';
import { useEntries } from '../kinds/use-entries.ts';
import { useAddressFiles } from './use-address-files.ts';

/** The address book and what can be done to it. */
export function useAddressList(): AddressListPageProps {
  const dispatch = useAppDispatch();
  const t = useCopy(addressesCopy).list;
  const addresses = useAppSelector((state) => state.address.addresses);
  const limit = useAppSelector((state) => state.address.limit);
  const { found, search } = useAddressSearch(addresses);
  const files = useAddressFiles(addresses.filter((address) => !isMainAddress(address)).length);
  const { page, busy, change, remove } = useEntries<number>({
    count: addresses.length,
    limit,
    addHref: paths.mypageAddressAdd(),
  });

  const entryOf = (address: Address): AddressEntry => {
    const { id, shipping_name: name } = address;
    const isMain = isMainAddress(address);
    const use = () =>
      change(id, {
        work: () => dispatch(makeDefaultAddress(id)),
        done: t.used(name),
      });
    const erase = () =>
      remove(id, {
        work: () => dispatch(deleteAddress(id)),
        done: t.removed(name),
        restore: { work: () => restoreAddress(dispatch, address), done: t.restored(name) },
      });
    return {
      ...addressView(address),
      id,
      isMain,
      isDefault: address.is_default,
      contradiction: address.contradiction,
      isBusy: busy === id,
      editHref: paths.mypageAddressEdit(String(id)),
      onUse: address.is_default ? null : use,
      onDelete: isMain ? null : erase,
    };
  };

  return { ...page, entries: addresses.filter(({ id }) => found.has(id)).map(entryOf), search, files };
}

/** Restores a deleted address, as the default address if it was. */
async function restoreAddress(dispatch: AppDispatch, address: Address): Promise<void> {
  const { id } = await dispatch(
    saveAddress({
      address: { ...addressInput(addressValues(address)), cell_phone_number: address.cell_phone_number },
    }),
  );
  if (address.is_default) await dispatch(makeDefaultAddress(id));
}
