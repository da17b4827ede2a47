import type { PageLayout } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';

export type LayoutBlock = PageLayout['blocks'][number];

/** What editors put on a page, top to bottom; null where they leave it to the theme, and where it cannot be read. */
export async function loadLayout(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  page: string,
): Promise<readonly LayoutBlock[] | null> {
  const answer = await api.GET('/v1/layouts/{page}', { params: { path: { page } }, signal }).catch(() => null);
  return answer?.data.blocks ?? null;
}
