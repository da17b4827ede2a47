import type { AddressSnapshot, SocialGiftShipping, ApiClient } from '@shop/api';
import { paths } from '@shop/constants';
import { socialGiftCopy } from '@shop/copy';
import { useApi } from '@shop/state';
import { slot } from '@shop/theming';
import { redirect, useRevalidator } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { Reading } from '../account/load-or-offline.ts';
import { addressInput } from '../address-book/address-input.ts';
import { addressView } from '../address-book/address-view.ts';
import { keyLoader } from '../guards/possible-key.ts';
import { useSending } from '../kinds/use-send-once.ts';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { arrivalOf } from '../social-gift/given-product.ts';
import { loadStep, useGiftStep } from '../social-gift/gift-step.ts';
import { giftEnd } from '../social-gift/read-gift.ts';
import {
  forgetGiftAddress,
  placeOf,
  receptionOf,
  type Reception,
  type ReceptionReceipt,
} from '../social-gift/reception.ts';

const SocialGiftConfirmPage = slot('SocialGiftConfirmPage');

interface Checked {
  readonly address: AddressSnapshot;
  readonly email: string;
  readonly shippings: readonly SocialGiftShipping[];
}

/** Validates the entered values again. @throws a redirect to the gift's state, or to the first incomplete step */
function loadConfirm(input: LoadInput): Promise<Reading<Checked>> {
  return loadStep(input, async (token) => {
    const { api, signal } = input;
    const reception = receptionOf(token);
    if (reception.findReceipt() !== null) throw redirect(paths.socialGiftComplete(token));
    await api.GET('/v1/social-gifts/{token}/shipping', { params: { path: { token } }, signal });
    const address = placeOf(token);
    const { values } = reception.prepared();
    // The days were checked for the previous address.
    if (JSON.stringify(values.address) !== JSON.stringify(address)) throw redirect(paths.socialGiftDelivery(token));
    const [{ data: checked }, { data: shippings }] = await Promise.all([
      api.POST('/v1/social-gifts/check/shipping', { body: { token, address: addressInput(address) }, signal }),
      api.POST('/v1/social-gifts/check/delivery', {
        body: {
          token,
          postal: address['postal_code'] ?? '',
          pref: address['prefecture'] ?? '',
          shippings: values.shippings,
        },
        signal,
      }),
    ]);
    return { address: checked.address, email: address['email'] ?? '', shippings };
  });
}

export const loader = keyLoader;
export const clientLoader = Object.assign(load(loadConfirm), { hydrate: true as const });
export const meta = hiddenMeta(socialGiftCopy, (t) => t.confirm.title);

/** The confirmation of the entered values before they are sent. */
function SocialGiftConfirmScreen({ loaderData: reading = null }: ScreenProps<Reading<Checked>>) {
  const api = useApi();
  const { giftKey, ...step } = useGiftStep(reading);
  const { revalidate } = useRevalidator();
  const sending = useSending(receptionOf(giftKey), (reception, idempotencyKey) =>
    register(api, giftKey, reception, idempotencyKey).catch((error: unknown) => {
      if (giftEnd(error) !== null) void revalidate();
      throw error;
    }),
  );
  const checked = reading?.status === 'ready' ? reading.data : null;
  return (
    <SocialGiftConfirmPage
      {...step}
      {...sending}
      editHref={paths.socialGiftDelivery(giftKey)}
      place={checked && addressView(checked.address)}
      email={checked?.email ?? ''}
      arrivals={checked?.shippings.map(arrivalOf) ?? []}
    />
  );
}

/** Sends address and days, once by the idempotency key. @throws the refusal; a changed gift has its own screen */
async function register(
  api: ApiClient,
  token: string,
  { address, shippings }: Reception,
  idempotencyKey: string,
): Promise<ReceptionReceipt> {
  const body = {
    idempotency_key: idempotencyKey,
    address: addressInput(address),
    email: address['email'] || null,
    shippings,
  };
  const { data } = await api.PUT('/v1/social-gifts/{token}', { params: { path: { token } }, body });
  forgetGiftAddress(token);
  return { arrivals: data.shippings.map(arrivalOf) };
}

export const HydrateFallback = SocialGiftConfirmScreen;
export default SocialGiftConfirmScreen;
