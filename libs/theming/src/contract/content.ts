import type { ArticlePageProps, PagedListProps } from './kinds.ts';
import type { MetaOf } from './meta.ts';
import type { Crumb, WayIn } from './product.ts';

export interface ContentSlots {
  StaticPage: StaticPageProps;
  FaqPage: FaqPageProps;
  NewsListPage: NewsListPageProps;
  NewsPage: NewsPageProps;
}

export interface StaticPageProps extends ArticlePageProps {
  /** YYYY.MM.DD */
  readonly updatedOn: string;
}

export interface FaqPageProps {
  readonly breadcrumbs: readonly Crumb[];
  /** A GET form with one field, `q`: `word` is what the shop itself is searched for. */
  readonly search: {
    readonly action: string;
    /** As it was typed; empty for all questions. */
    readonly word: string;
    /** Its words as the kit's Highlight compares them. */
    readonly words: readonly string[];
    readonly clearHref: string;
    readonly onSearch: (word: string) => void;
  };
  /** With their questions, of those that were found; the questions' count is the sum of theirs. */
  readonly categories: readonly {
    readonly key: string;
    readonly name: string;
    readonly questions: readonly FaqQuestion[];
  }[];
}

export interface FaqQuestion {
  /** Of the element that holds the answer: the hash of the question's own address. */
  readonly id: string;
  /** The question's own address. */
  readonly href: string;
  readonly question: string;
  /** HTML of the shop's own editors, to be sanitised by the kit's RichText. */
  readonly answer: string;
}

/** A piece of news in a list; `kind` is its word. */
export interface NewsRow {
  readonly id: number;
  readonly href: string;
  /** `2026.11.21(土)` */
  readonly day: string;
  readonly kind: string;
  readonly title: string;
  readonly lead: string;
  /** Not read by the member; false for a guest and until it is known. */
  readonly isUnread: boolean;
}

export interface NewsListPageProps extends PagedListProps<NewsRow> {
  readonly breadcrumbs: readonly Crumb[];
  /** Those of the page that stand above the rest, which `rows` does not hold. */
  readonly important: readonly NewsRow[];
  /** All and each kind; the one of the address is current. */
  readonly kinds: readonly (WayIn & { readonly isCurrent: boolean })[];
}

export interface NewsPageProps extends ArticlePageProps {
  readonly day: string;
  readonly kind: string;
  readonly isImportant: boolean;
  readonly listHref: string;
}

export const contentMeta = {
  StaticPage: {
    v: 1,
    doc: 'A standing page of the shop: law, privacy, guide',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 3,
    states: ['law', 'guide', 'long_text'],
  },
  FaqPage: {
    v: 1,
    doc: 'Questions that are asked often, by category, with a search of their own',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 5,
    states: ['ready', 'searched', 'nothing_found', 'empty', 'long_text'],
  },
  NewsListPage: {
    v: 1,
    doc: 'News by day, important ones above, with a filter by kind',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 5,
    states: ['default', 'unread', 'empty', 'long_text', 'many'],
  },
  NewsPage: {
    v: 1,
    doc: 'One piece of news',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 3,
    states: ['default', 'important', 'long_text'],
  },
} as const satisfies MetaOf<ContentSlots>;
