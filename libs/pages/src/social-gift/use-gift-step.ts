import { giftPaths } from '@shop/constants';
import type { GiftStep } from '@shop/theming';
import { useParams, useRevalidator } from 'react-router';
import type { Reading } from '../account/read-or-outage.ts';

/** What every step of receiving a gift shows, and the gift's key; empty until the loader has sent those without one away. */
export function useGiftStep(reading: Reading<unknown> | null): GiftStep & { readonly giftKey: string } {
  const { key = '' } = useParams();
  const { revalidate } = useRevalidator();
  return {
    giftKey: key,
    status: reading?.status === 'ready' || reading?.status === 'outage' ? reading.status : 'loading',
    onRetry: () => void revalidate(),
    stepHrefs: { shipping: giftPaths.socialGiftShipping(key), delivery: giftPaths.socialGiftDelivery(key) },
  };
}
