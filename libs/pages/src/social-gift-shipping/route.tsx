import { useState } from 'react';
import { paths } from '@shop/constants';
import { socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { giftAddressForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { useApi } from '@shop/state';
import { slot } from '@shop/theming';
import { useNavigate } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { Reading } from '../account/load-or-offline.ts';
import { addressInput, addressValues } from '../address-book/address-input.ts';
import { usePostalCodeLookup } from '../address-book/use-postal-code-lookup.ts';
import { keyLoader } from '../guards/possible-key.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadStep, useGiftStep } from '../social-gift/gift-step.ts';
import { findGiftAddress, saveGiftAddress, type GiftAddress } from '../social-gift/reception.ts';

const SocialGiftShippingPage = slot('SocialGiftShippingPage');

/** Checks that the gift can be received, and reads the values entered in this tab. */
function loadShipping(input: LoadInput): Promise<Reading<GiftAddress>> {
  return loadStep(input, async (token) => {
    await input.api.GET('/v1/social-gifts/{token}/products', { params: { path: { token } }, signal: input.signal });
    return findGiftAddress(token) ?? {};
  });
}

export const loader = keyLoader;
export const clientLoader = Object.assign(load(loadShipping), { hydrate: true as const });
export const meta = hiddenMeta(socialGiftCopy, (t) => t.shipping.title);

/** The address of a social gift. */
function SocialGiftShippingScreen({ loaderData: reading = null }: ScreenProps<Reading<GiftAddress>>) {
  const { giftKey, ...step } = useGiftStep(reading);
  const [notices, setNotices] = useState<readonly string[]>([]);
  return (
    <SocialGiftShippingPage
      {...step}
      notices={notices}
      backHref={paths.socialGift(giftKey)}
      form={
        reading?.status === 'ready' ? (
          <AddressForm giftKey={giftKey} initial={reading.data} onNotices={setNotices} />
        ) : null
      }
    />
  );
}

interface AddressFormProps {
  readonly giftKey: string;
  readonly initial: GiftAddress;
  readonly onNotices: (notices: readonly string[]) => void;
}

function AddressForm({ giftKey, initial, onNotices }: AddressFormProps) {
  const lookUpPostalCode = usePostalCodeLookup();
  const api = useApi();
  const { shipping: t } = useCopy(socialGiftCopy);
  const navigate = useNavigate();

  /** Shows notices about islands and delays as soon as the postal code is known. */
  const announceAddress = async (postal: string, pref: string) => {
    try {
      const { data } = await api.GET('/v1/shipping-leadtime/input/{token}', {
        params: { path: { token: giftKey }, query: { postal, pref } },
      });
      onNotices([...new Set(data.flatMap(({ reason, notice }) => [reason ?? notice ?? []].flat()))]);
    } catch {
      // Reported when the form is sent.
      onNotices([]);
    }
  };

  const save = async (values: Readonly<Record<string, string>>) => {
    const { data } = await api.POST('/v1/social-gifts/check/shipping', {
      body: { token: giftKey, address: addressInput(values) },
    });
    saveGiftAddress(giftKey, { ...addressValues(data.address), email: values['email'] ?? '' });
    await navigate(paths.socialGiftDelivery(giftKey));
  };

  return (
    <ShopForm
      definition={giftAddressForm}
      initial={initial}
      label={t.title}
      draftKey={paths.socialGiftShipping(giftKey)}
      section="shipping"
      lookUpPostalCode={async (code) => {
        const places = await lookUpPostalCode(code);
        if (places[0]) void announceAddress(code, places[0].prefecture);
        return places;
      }}
      onSubmit={(values) => outcomeOf(() => save(values))}
    >
      <FormFields />
      <SubmitButton wide>{t.submit}</SubmitButton>
    </ShopForm>
  );
}

export const HydrateFallback = SocialGiftShippingScreen;
export default SocialGiftShippingScreen;
