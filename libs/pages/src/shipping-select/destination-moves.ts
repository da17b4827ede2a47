import type { AddressInput, Cart, CartShipping } from '@shop/api';
import { browserShop } from '@shop/state';

/** The destinations whose address is known. */
export function knownShippings(cart: Cart): CartShipping[] {
  return cart.detail.shippings.filter((shipping) => shipping.address !== null);
}

/** Everything goes to one address: the only destination takes it; several are brought together first. */
export async function sendAllTo(cart: Cart, address: AddressInput): Promise<void> {
  const [only, ...others] = cart.detail.shippings;
  if (others.length > 0) await browserShop().dispatch((actions) => actions.resetShippings({ isRemovingAddress: true }));
  const isKnown = others.length === 0 && only !== undefined && only.address !== null;
  if (isKnown) await browserShop().dispatch((actions) => actions.modifyShipping({ key: only.key, address }));
  else await browserShop().dispatch((actions) => actions.addShipping({ address }));
}

/** Chooses an address of the book, or takes it out when it is chosen already. With one destination it replaces the other. */
export async function toggleAddress(cart: Cart, id: number, allowMultiple: boolean): Promise<void> {
  const known = knownShippings(cart);
  const chosen = known.find((shipping) => shipping.user_address_id === id);
  const [first] = known;
  if (chosen && known.length > 1)
    await browserShop().dispatch((actions) => actions.modifyShipping({ key: chosen.key, is_delete: true }));
  else if (chosen) await browserShop().dispatch((actions) => actions.resetShippings({ isRemovingAddress: true }));
  else if (first && !allowMultiple)
    await browserShop().dispatch((actions) => actions.modifyShipping({ key: first.key, user_address_id: id }));
  else await browserShop().dispatch((actions) => actions.addShipping({ user_address_id: id }));
}
