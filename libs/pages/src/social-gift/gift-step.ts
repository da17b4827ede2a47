import { paths } from '@shop/constants';
import { redirect, useParams, useRevalidator } from 'react-router';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { giftEnd } from './read-gift.ts';
import type { GiftStep } from '@shop/theming';

/**
 * Reads for a step of receiving a gift.
 * @throws a redirect to the unwrapping, which says what became of a gift that cannot be received or asks for the code
 */
export function loadStep<T>(
  { params: { key }, signal }: Pick<LoadInput, 'params' | 'signal'>,
  read: (key: string) => Promise<T>,
): Promise<Reading<T>> {
  if (key === undefined) throw redirect(paths.socialGift());
  return loadOrOffline(async () => {
    try {
      return await read(key);
    } catch (error) {
      if (giftEnd(error) !== null) throw redirect(paths.socialGift(key));
      throw error;
    }
  }, signal);
}

/** What every step of receiving a gift shows, and the gift's key; empty until the loader has sent those without one away. */
export function useGiftStep(reading: Reading<unknown> | null): GiftStep & { readonly giftKey: string } {
  const { key = '' } = useParams();
  const { revalidate } = useRevalidator();
  return {
    giftKey: key,
    status: reading?.status === 'ready' || reading?.status === 'outage' ? reading.status : 'loading',
    onRetry: () => void revalidate(),
    stepHrefs: { shipping: paths.socialGiftShipping(key), delivery: paths.socialGiftDelivery(key) },
  };
}
