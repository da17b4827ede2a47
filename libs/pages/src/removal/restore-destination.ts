import type { Cart, CartShipping } from '@shop/api';
import { addShipping, divideProducts, modifyShipping, modifyPackings, type AppDispatch } from '@shop/state';
import { addressInput, addressValues } from '../address-book/address-input.ts';
import { piecesAt } from '../purchase/pieces-at.ts';

/**
 * Restores a removed destination with its address, gift options, products, days and handovers.
 * @param before the cart with the destination
 * @throws ApiFailure when a part is no longer available
 */
export async function restoreDestination(dispatch: AppDispatch, before: Cart, gone: CartShipping): Promise<void> {
  if (gone.address === null) return;
  const known = new Set(before.detail.shippings.map(({ key }) => key));
  const place =
    gone.user_address_id === null
      ? { address: addressInput(addressValues(gone.address)) }
      : { user_address_id: gone.user_address_id };
  const added = await dispatch(addShipping(place));
  const key = added.detail.shippings.find((one) => !known.has(one.key) || one.key === gone.key)?.key;
  if (key === undefined) return;
  const rows = before.detail.products.flatMap((line) => {
    const now = added.detail.products.find((one) => one.key === line.key);
    if (now?.quantity !== line.quantity) return [];
    return [
      {
        key: line.key,
        shippings: before.detail.shippings.map((shipping) => ({
          key: shipping.key === gone.key ? key : shipping.key,
          quantity: piecesAt(line, shipping),
        })),
      },
    ];
  });
  if (rows.length > 0) await dispatch(divideProducts(rows));
  const { noshi, wrapping, message, sender } = gone;
  const restored = await dispatch(
    modifyShipping({
      key,
      noshi,
      wrapping_code: wrapping?.code ?? null,
      message,
      ...(sender && { sender: addressInput(addressValues(sender)) }),
    }),
  );
  await restoreDays(dispatch, restored, key, gone);
}

async function restoreDays(dispatch: AppDispatch, cart: Cart, key: string, gone: CartShipping): Promise<void> {
  const packings = cart.detail.shippings.find((one) => one.key === key)?.packings ?? [];
  const changes = packings.flatMap((packing) => {
    const before = gone.packings.find(({ zone }) => zone === packing.zone);
    if (!before || (before.delivery_date === null && before.delivery_time === null && before.handover === 'in_person'))
      return [];
    return [
      {
        key: packing.key,
        delivery_date: before.delivery_date,
        delivery_time: before.delivery_time,
        handover: before.handover,
      },
    ];
  });
  if (changes.length > 0) await dispatch(modifyPackings(changes));
}
