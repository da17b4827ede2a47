import { paths } from '@shop/constants';
import { socialGiftCopy } from '@shop/copy';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { Reading } from '../account/load-or-offline.ts';
import { keyLoader } from '../guards/possible-key.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { useGiftStep } from '../social-gift/gift-step.ts';
import { loadGiftDelivery, type GiftDelivery } from './load.ts';
import { useGiftDelivery } from './model.ts';

const SocialGiftDeliveryPage = slot('SocialGiftDeliveryPage');

export const loader = keyLoader;
export const clientLoader = Object.assign(load(loadGiftDelivery), { hydrate: true as const });
export const meta = hiddenMeta(socialGiftCopy, (t) => t.delivery.title);

/** The delivery days of a social gift. */
function SocialGiftDeliveryScreen({ loaderData: reading = null }: ScreenProps<Reading<GiftDelivery>>) {
  const { giftKey, ...step } = useGiftStep(reading);
  if (reading?.status === 'ready') return <Ready giftKey={giftKey} step={step} delivery={reading.data} />;
  return (
    <SocialGiftDeliveryPage
      {...step}
      parcels={[]}
      receiver=""
      onNext={() => undefined}
      isSaving={false}
      refusal={null}
      backHref={paths.socialGiftShipping(giftKey)}
    />
  );
}

interface ReadyProps {
  readonly giftKey: string;
  readonly step: Omit<ReturnType<typeof useGiftStep>, 'giftKey'>;
  readonly delivery: GiftDelivery;
}

function Ready({ giftKey, step, delivery }: ReadyProps) {
  return <SocialGiftDeliveryPage {...step} {...useGiftDelivery(giftKey, delivery)} />;
}

export const HydrateFallback = SocialGiftDeliveryScreen;
export default SocialGiftDeliveryScreen;
