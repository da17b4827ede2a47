import type { CategoryNode } from '@shop/api';
import { CATALOG_INQUIRY, SEARCH_WORD_MAX } from '@shop/constants';
import type { FreeAreaView } from '@shop/theming';
import { loadFreeArea } from '../content/load-free-area.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** A category of inquiries. */
export interface InquiryCategory {
  readonly key: string;
  readonly name: string;
}

export interface ContactRead {
  readonly categories: readonly InquiryCategory[];
  /** The one that the address names; empty for none. */
  readonly chosen: string;
  /** The product requested in the URL; empty for none. */
  readonly wish: string;
  /** The shop's text above the form; null for none. */
  readonly area: FreeAreaView | null;
}

/** Reads the categories of inquiries: only leaves are options; catalogues have their own form. @throws ApiFailure */
export async function loadContact({ api, url, signal }: LoadInput): Promise<ContactRead> {
  const [{ data }, area] = await Promise.all([
    api.GET('/v1/categories/hierarchy', { params: { query: { table: 'inquiries' } }, signal }),
    loadFreeArea({ api, signal }, 'contact_top'),
  ]);
  const categories = data.filter(({ key }) => key !== CATALOG_INQUIRY).flatMap((node) => choicesOf(node, ''));
  const wanted = url.searchParams.get('category');
  const wish = [...(url.searchParams.get('wish') ?? '').trim()].slice(0, SEARCH_WORD_MAX).join('');
  return { categories, chosen: categories.find(({ key }) => key === wanted)?.key ?? '', wish, area };
}

function choicesOf({ key, name, children }: CategoryNode, before: string): readonly InquiryCategory[] {
  if (children.length === 0) return [{ key, name: `${before}${name}` }];
  return children.flatMap((child) => choicesOf(child, `${before}${name}: `));
}
