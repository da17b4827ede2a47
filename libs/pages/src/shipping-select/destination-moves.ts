import type { AddressInput, Cart, CartShipping } from '@shop/api';
import { resetShippings, modifyShipping, addShipping, type AppDispatch } from '@shop/state';

/** The destinations whose address is known. */
export function knownShippings(cart: Cart): CartShipping[] {
  return cart.detail.shippings.filter((shipping) => shipping.address !== null);
}

/** Sends everything to one address: sets it for the only destination; several are merged first. */
export async function sendAllTo(dispatch: AppDispatch, cart: Cart, address: AddressInput): Promise<void> {
  const [only, ...others] = cart.detail.shippings;
  if (others.length > 0) await dispatch(resetShippings({ isRemovingAddress: true }));
  const isKnown = others.length === 0 && only !== undefined && only.address !== null;
  if (isKnown) await dispatch(modifyShipping({ key: only.key, address }));
  else await dispatch(addShipping({ address }));
}

/** Selects an address of the address book, or deselects it. With one destination it replaces the other. */
export async function toggleAddress(
  dispatch: AppDispatch,
  cart: Cart,
  id: number,
  allowMultiple: boolean,
): Promise<void> {
  const known = knownShippings(cart);
  const chosen = known.find((shipping) => shipping.user_address_id === id);
  const [first] = known;
  if (chosen && known.length > 1) await dispatch(modifyShipping({ key: chosen.key, is_delete: true }));
  else if (chosen) await dispatch(resetShippings({ isRemovingAddress: true }));
  else if (first && !allowMultiple) await dispatch(modifyShipping({ key: first.key, user_address_id: id }));
  else await dispatch(addShipping({ user_address_id: id }));
}
