import type { UserCard } from '@shop/api';
import { X_LIMIT_DEFAULT } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';

/** The member's cards, the main one first, and the most that can be saved (`x-limit`, 1 by default, spec §9). */
export interface SavedCards {
  readonly cards: readonly UserCard[];
  readonly limit: number;
}

/** Reads all cards of the member. @throws ApiFailure */
export async function readCards({
  api,
  signal,
}: Pick<LoadInput, 'api'> & { readonly signal?: AbortSignal }): Promise<SavedCards> {
  const { data, limit } = await api.GET('/v1/me/user-cards', signal ? { signal } : {});
  return { cards: data, limit: limit ?? X_LIMIT_DEFAULT };
}

/** Whether another card can be saved. */
export function hasRoom({ cards, limit }: SavedCards): boolean {
  return cards.length < limit;
}
