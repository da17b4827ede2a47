import { ApiFailure } from '@shop/api';
import type { FreeAreaView } from '@shop/theming';
import type { LoadInput } from '../loading/load-input.ts';

/** Returns the content of a free area by its code; null if it is empty or cannot be read. */
export async function loadFreeArea(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  code: string,
): Promise<FreeAreaView | null> {
  try {
    const { data } = await api.GET('/v1/free-areas', { params: { query: { per: 'all' } }, signal });
    const area = data.find((found) => found.code === code);
    return area ? { title: area.title, body: area.body } : null;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
