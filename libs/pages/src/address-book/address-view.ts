import type { Address, AddressSnapshot, Orderer } from '@shop/api';
import { formatTelephone } from '@shop/japanese';
import type { AddressView } from '@shop/theming';

/** Returns a destination, a sender or an entry of the address book as the screens show it. */
export function addressView(address: AddressSnapshot | Address): AddressView {
  return {
    name: address.shipping_name,
    company: address.company_name,
    postalCode: address.formatted_postal_code,
    address: address.full_address,
    phone: formatTelephone(address.phone_number),
  };
}

/** The orderer as the screens show it. */
export function ordererView(orderer: Orderer): AddressView & { readonly email: string } {
  return {
    name: orderer.name,
    company: orderer.company_name,
    postalCode: orderer.formatted_postal_code,
    address: orderer.full_address,
    phone: formatTelephone(orderer.phone_number),
    email: orderer.email,
  };
}
