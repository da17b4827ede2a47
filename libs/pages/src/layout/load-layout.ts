import type { PageLayout } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';

export type LayoutBlock = PageLayout['blocks'][number];

/** Reads the layout of a page, from top to bottom; null if the theme decides, or it cannot be read. */
export async function loadLayout(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  page: string,
): Promise<readonly LayoutBlock[] | null> {
  const answer = await api.GET('/v1/layouts/{page}', { params: { path: { page } }, signal }).catch(() => null);
  return answer?.data.blocks ?? null;
}
