import type { MetaOf } from './meta.ts';
import type { Crumb } from './product.ts';

export interface ContentSlots {
  StaticPage: StaticPageProps;
}

export interface StaticPageProps {
  readonly breadcrumbs: readonly Crumb[];
  readonly title: string;
  /** HTML of the shop's own editors, to be sanitised by the kit's RichText. */
  readonly body: string;
  /** YYYY.MM.DD */
  readonly updatedOn: string;
}

export const contentMeta = {
  StaticPage: { v: 1, doc: 'A standing page of the shop: law, privacy, guide', wrap: 'safe', replace: 'safe', budgetKb: 3, states: ['law', 'guide', 'long_text'] },
} as const satisfies MetaOf<ContentSlots>;
