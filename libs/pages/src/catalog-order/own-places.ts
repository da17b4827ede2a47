import type { Address, ApiClient, User } from '@shop/api';

/** Where a member may have catalogues sent. */
export interface OwnPlaces {
  readonly user: User;
  /** Of the address book: the default one first. */
  readonly addresses: readonly Address[];
}

/** The member's own data and address book. @throws ApiFailure */
export async function readOwnPlaces(api: ApiClient, signal: AbortSignal): Promise<OwnPlaces> {
  const [{ data: user }, { data: addresses }] = await Promise.all([
    api.GET('/v1/me/user', { signal }),
    api.GET('/v1/me/user-addresses', { params: { query: { per: 'all' } }, signal }),
  ]);
  return { user, addresses };
}
