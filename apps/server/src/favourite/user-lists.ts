import { NotFoundError } from '../errors/index.ts';

/** The list that `attach` puts products on; every member has it. */
export const FAVOURITES = { key: 'favorite', name: 'お気に入り' } as const;

/** @throws NotFoundError `user_list.not_found` when the member has no list of this key */
export function requireListKey(key: string): string {
  if (key === FAVOURITES.key) return key;
  throw new NotFoundError('user_list.not_found', 'リストが見つかりませんでした。');
}
