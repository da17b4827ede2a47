import type { CategoryNode } from '@shop/api';
import type { InquiryCategoryRow } from '../inquiry/inquiry.queries.ts';

/** The tree of what an inquiry may be about; no goods stand under it. */
export function presentInquiryCategories(
  rows: readonly InquiryCategoryRow[],
  parentKey: string | null = null,
): CategoryNode[] {
  return rows
    .filter((row) => row.parentKey === parentKey)
    .map(({ id, key, name, lead, sortNo }) => ({
      id,
      key,
      name,
      lead,
      sort_no: sortNo,
      product_count: 0,
      image: null,
      children: presentInquiryCategories(rows, key),
    }));
}
