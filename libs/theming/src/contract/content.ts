import type { ArticlePageProps } from './kinds.ts';
import type { MetaOf } from './meta.ts';

export interface ContentSlots {
  StaticPage: StaticPageProps;
}

export interface StaticPageProps extends ArticlePageProps {
  /** YYYY.MM.DD */
  readonly updatedOn: string;
}

export const contentMeta = {
  StaticPage: { v: 1, doc: 'A standing page of the shop: law, privacy, guide', wrap: 'safe', replace: 'safe', budgetKb: 3, states: ['law', 'guide', 'long_text'] },
} as const satisfies MetaOf<ContentSlots>;
