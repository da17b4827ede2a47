import { ApiFailure, type SocialGiftComplete } from '@shop/api';
import { paths } from '@shop/constants';
import { socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDateTime } from '@shop/japanese';
import { slot, type GiftArrival } from '@shop/theming';
import { redirect } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { Reading } from '../account/load-or-offline.ts';
import { keyLoader } from '../guards/possible-key.ts';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { givenProduct } from '../social-gift/given-product.ts';
import { loadStep, useGiftStep } from '../social-gift/gift-step.ts';
import { receptionOf } from '../social-gift/reception.ts';

const SocialGiftCompletePage = slot('SocialGiftCompletePage');

interface Received {
  readonly gift: SocialGiftComplete;
  readonly arrivals: readonly GiftArrival[];
}

/** Reads the receipt; only the tab that chose the days shows them (L-37). @throws a redirect if it is not received */
function loadComplete(input: LoadInput): Promise<Reading<Received>> {
  return loadStep(input, async (token) => {
    try {
      const { data } = await input.api.GET('/v1/social-gifts/{token}/complete', {
        params: { path: { token } },
        signal: input.signal,
      });
      return { gift: data, arrivals: receptionOf(token).findReceipt()?.arrivals ?? [] };
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'social_gift.not_registered')
        throw redirect(paths.socialGift(token));
      throw error;
    }
  });
}

export const loader = keyLoader;
export const clientLoader = Object.assign(load(loadComplete), { hydrate: true as const });
export const meta = hiddenMeta(socialGiftCopy, (t) => t.complete.title);

/** The thanks with the arrival day, without the address. */
function SocialGiftCompleteScreen({ loaderData: reading = null }: ScreenProps<Reading<Received>>) {
  const t = useCopy(socialGiftCopy);
  const { status, onRetry } = useGiftStep(reading);
  const received = reading?.status === 'ready' ? reading.data : null;
  return (
    <SocialGiftCompletePage
      status={status}
      onRetry={onRetry}
      sender={received?.gift.sender_name ?? ''}
      registeredAt={received ? formatDateTime(new Date(received.gift.registered_at)) : ''}
      arrivals={received?.arrivals ?? []}
      products={received?.gift.products.map(givenProduct) ?? []}
      ways={[{ label: t.complete.home, href: paths.home() }]}
    />
  );
}

export const HydrateFallback = SocialGiftCompleteScreen;
export default SocialGiftCompleteScreen;
