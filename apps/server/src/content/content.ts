import type { EditorialRows } from '../editorial/editorial.queries.ts';
import type { InquiryCategoryRow } from '../inquiry/inquiry.queries.ts';
import type { BannerRow, MessageRow, StaticPageRow } from './content.queries.ts';

/** What the shop says besides its goods, as a process keeps it; each list in its order. */
export interface Content extends EditorialRows {
  banners: readonly BannerRow[];
  messages: readonly MessageRow[];
  pages: readonly StaticPageRow[];
  inquiryCategories: readonly InquiryCategoryRow[];
}
