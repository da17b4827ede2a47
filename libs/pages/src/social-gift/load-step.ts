import { giftPaths } from '@shop/constants';
import { redirect } from 'react-router';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { giftEnd } from './read-gift.ts';

/**
 * Reads for a step of receiving a gift.
 * @throws a redirect to the unwrapping, which says what became of a gift that cannot be received or asks for the code
 */
export function loadStep<T>(
  { params: { key }, signal }: Pick<LoadInput, 'params' | 'signal'>,
  read: (key: string) => Promise<T>,
): Promise<Reading<T>> {
  if (key === undefined) throw redirect(giftPaths.socialGift());
  return readOrOutage(async () => {
    try {
      return await read(key);
    } catch (error) {
      if (giftEnd(error) !== null) throw redirect(giftPaths.socialGift(key));
      throw error;
    }
  }, signal);
}
