import { matrixOf } from '../allocation/matrix.ts';
import { mergeDestination } from '../allocation/matrix-moves.ts';
import type { AddressSnapshot } from '@shop/api';
import type { CartDocument, ShippingDocument } from '../cart-document.ts';
import { emptyShipping } from './edit-lines.ts';
import { repack, type EditContext } from './repack.ts';

/** An address and the address-book entry that it came from. */
export interface NewAddress {
  address: AddressSnapshot;
  user_address_id: number | null;
}

/**
 * Adds a destination. A single destination without address takes the address; an address that is already there changes
 * nothing.
 */
export function addShipping(document: CartDocument, added: NewAddress, context: EditContext): CartDocument {
  if (document.shippings.some((shipping) => isSameAddress(shipping.address, added.address))) return document;
  const [only, ...others] = document.shippings;
  if (only && only.address === null && others.length === 0) {
    return repack({ ...document, shippings: [{ ...only, ...added, social: null }] }, context);
  }
  const shipping = { ...emptyShipping(`s${document.next_key}`), ...added };
  return { ...document, next_key: document.next_key + 1, shippings: [...document.shippings, shipping] };
}

/**
 * Changes fields of a destination. If its new address equals that of another, they are merged: pieces move, and gift
 * wishes fill what the other lacks.
 */
export function changeShipping(
  document: CartDocument,
  key: string,
  changes: Partial<Omit<ShippingDocument, 'key' | 'packings'>>,
  context: EditContext,
): CartDocument {
  const shippings = document.shippings.map((shipping) =>
    shipping.key === key ? { ...shipping, ...changes } : shipping,
  );
  const changed = shippings.find((shipping) => shipping.key === key);
  const twin = shippings.find((other) => other !== changed && isSameAddress(other.address, changed?.address ?? null));
  if (!changed || !twin) return repack({ ...document, shippings }, context);
  const merged: ShippingDocument = {
    ...twin,
    sender: twin.sender ?? changed.sender,
    noshi: twin.noshi ?? changed.noshi,
    wrapping_code: twin.wrapping_code ?? changed.wrapping_code,
    message: twin.message ?? changed.message,
  };
  const left = shippings
    .filter((shipping) => shipping !== changed)
    .map((shipping) => (shipping === twin ? merged : shipping));
  const cells = mergeDestination(matrixOf(document.shippings), key, twin.key);
  return repack({ ...document, shippings: left }, context, cells);
}

/** Removes a destination; its pieces go to the first remaining one. The only destination is cleared instead. */
export function removeShipping(document: CartDocument, key: string, context: EditContext): CartDocument {
  const left = document.shippings.filter((shipping) => shipping.key !== key);
  const [first] = left;
  if (!first) {
    const shippings = document.shippings.map((shipping) => ({ ...emptyShipping(key), packings: shipping.packings }));
    return repack({ ...document, shippings }, context);
  }
  return repack(
    { ...document, shippings: left },
    context,
    mergeDestination(matrixOf(document.shippings), key, first.key),
  );
}

/** Moves all pieces to the first destination; `isRemovingAddress` also removes its address. */
export function resetShippings(document: CartDocument, isRemovingAddress: boolean, context: EditContext): CartDocument {
  const [first] = document.shippings;
  if (!first) return document;
  const cells = matrixOf(document.shippings).map((cell) => ({ ...cell, shipping_key: first.key, split: 0 }));
  const edited = isRemovingAddress ? { ...first, address: null, social: null, user_address_id: null } : first;
  return repack({ ...document, shippings: [edited] }, context, cells);
}

/** Whether two addresses have the same receiver and location. */
export function isSameAddress(one: AddressSnapshot | null, other: AddressSnapshot | null): boolean {
  if (one === null || other === null) return false;
  return (
    one.shipping_name === other.shipping_name &&
    one.company_name === other.company_name &&
    one.postal_code === other.postal_code &&
    one.full_address === other.full_address &&
    one.phone_number === other.phone_number
  );
}
