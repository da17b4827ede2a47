import { hiddenMeta } from '@shop/pages/account';
import { loadAddressList, AddressListScreen } from '@shop/pages/address-list';
import { accountCopy } from '@shop/copy';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadAddressList);

export const meta = hiddenMeta(accountCopy.addresses.title);

export function HydrateFallback() {
  return <AddressListScreen reading={null} />;
}

export default function MyPageAddressesRoute() {
  return <AddressListScreen reading={useLoaderData<typeof clientLoader>()} />;
}
