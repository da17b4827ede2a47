import { paths } from '@shop/constants';
import { redirect, useParams, useRevalidator } from 'react-router';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { giftEnd } from './read-gift.ts';
import type { GiftStep } from '@shop/theming';

/**
 * Reads the data of a step of receiving a gift.
 * @throws a redirect to the first page, which explains why the gift cannot be received or requests the code
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

/** The common props of the steps of receiving a gift, with its key; empty until the loader has redirected. */
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
