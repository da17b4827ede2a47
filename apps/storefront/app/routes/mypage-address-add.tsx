import { hiddenMeta } from '@shop/pages/account';
import { loadAddressForm, AddressFormScreen } from '@shop/pages/address-form';
import { accountCopy } from '@shop/copy';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadAddressForm);

export const meta = hiddenMeta(accountCopy.addressForm.addTitle);

export function HydrateFallback() {
  return <AddressFormScreen reading={null} isEditing={false} />;
}

export default function MyPageAddressAddRoute() {
  return <AddressFormScreen reading={useLoaderData<typeof clientLoader>()} isEditing={false} />;
}
