import { ApiFailure, type RestockConfirmed } from '@shop/api';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The key of a mailed link, and what it is for. */
export function restockLink(query: URLSearchParams): { readonly code: string; readonly purpose: 'confirm' | 'end' } {
  return { code: query.get('code') ?? '', purpose: query.has('end') ? 'end' : 'confirm' };
}

/** Confirms the address of the mailed link; null for an expired or incomplete link, and for one that unsubscribes. */
export function loadRestock({ api, url, signal }: LoadInput): Promise<Reading<RestockConfirmed | null>> {
  return loadOrOffline(async () => {
    const { code, purpose } = restockLink(url.searchParams);
    if (code === '' || purpose === 'end') return null;
    return orOver(async () => {
      const { data } = await api.POST('/v1/restock-notices/confirm', { params: header(code), signal });
      return data;
    });
  }, signal);
}

/** Returns the result of `work`, or null when the link has expired. 422: a key of an invalid form. */
export async function orOver<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

/** The key as the calls take it. */
export const header = (code: string) => ({ header: { 'X-Notice-Key': code } });
