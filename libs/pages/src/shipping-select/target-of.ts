import type { AddressSnapshot, Cart, Orderer } from '@shop/api';
import type { ShippingSelectPageProps } from '@shop/theming';
import { receiverOf } from '../purchase/receiver-of.ts';

/** Returns the initial choice of the step: the orderer, other addresses, or a receiver who will enter the address. */
export function targetOf(cart: Cart): ShippingSelectPageProps['target'] {
  if (receiverOf(cart) !== null) return 'receiver';
  const { orderer } = cart.detail.order;
  const addresses = cart.detail.shippings.flatMap((shipping) => shipping.address ?? []);
  if (addresses.length === 0) return 'orderer';
  const [only] = addresses;
  return orderer !== null && only !== undefined && addresses.length === 1 && isAddressOf(orderer, only)
    ? 'orderer'
    : 'other';
}

function isAddressOf(orderer: Orderer, address: AddressSnapshot): boolean {
  return (
    orderer.name === address.shipping_name &&
    orderer.full_address === address.full_address &&
    orderer.postal_code === address.postal_code
  );
}
