import type { Popup } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';

/** The windows that may open now, on any page. @throws ApiFailure */
export async function loadPopups({ api, signal }: LoadInput): Promise<readonly Popup[]> {
  const { data } = await api.GET('/v1/popups', { params: { query: {} }, signal });
  return data;
}
