import { ApiFailure, type RestockConfirmed } from '@shop/api';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The key of a mailed link, and what it is for. */
export function restockLink(query: URLSearchParams): { readonly code: string; readonly purpose: 'confirm' | 'end' } {
  return { code: query.get('code') ?? '', purpose: query.has('end') ? 'end' : 'confirm' };
}

/** Confirms the address of the mailed link: what is waited for, or null when the link is over or incomplete, and for one that ends. */
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

/** What `work` answers, or null when the link is over. 422: a key that nothing can have. */
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
