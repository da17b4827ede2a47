import type { ReactNode } from 'react';
import type { BlogListPageProps, BlogPageProps, GoodsTogetherProps, ProductTaleProps } from './content-blog.ts';
import type { FlipBookPageProps } from './content-books.ts';
import type {
  AttachedFilesProps,
  CatalogChoiceProps,
  CatalogOrderPageProps,
  ContactCompletePageProps,
  ContactConfirmPageProps,
  ContactPageProps,
} from './content-contact.ts';
import type { ArticlePageProps, PagedListProps } from './kinds.ts';
import type { ContentPicture, NamedLink, ProductPicture, ProductSummary } from './product.ts';

export interface ContentSlots {
  StaticPage: StaticPageProps;
  LandingPage: LandingPageProps;
  BlogListPage: BlogListPageProps;
  BlogPage: BlogPageProps;
  ProductTale: ProductTaleProps;
  GoodsTogether: GoodsTogetherProps;
  FaqPage: FaqPageProps;
  FlipBookPage: FlipBookPageProps;
  NewsListPage: NewsListPageProps;
  NewsPage: NewsPageProps;
  PopupPage: PopupPageProps;
  PopupWindow: PopupWindowProps;
  SitemapPage: SitemapPageProps;
  SamplePage: SamplePageProps;
  ContactPage: ContactPageProps;
  AttachedFiles: AttachedFilesProps;
  ContactConfirmPage: ContactConfirmPageProps;
  ContactCompletePage: ContactCompletePageProps;
  CatalogOrderPage: CatalogOrderPageProps;
  CatalogChoice: CatalogChoiceProps;
}

/** A fixed page of the shop: law, privacy, guide. */
export interface StaticPageProps extends ArticlePageProps {
  /**
   * The services that receive data of visitors, below the privacy page (L-40); empty on other pages and without
   * services.
   */
  readonly services: readonly DisclosedService[];
  /** Where to change the consent; null if none is asked for. */
  readonly consentHref: string | null;
  /** YYYY.MM.DD */
  readonly updatedOn: string;
}

export interface DisclosedService {
  readonly name: string;
  readonly recipient: string;
  readonly sent: string;
  readonly purpose: string;
  /** The privacy policy of the recipient. */
  readonly policyHref: string | null;
}

/** Frequent questions by category, with their own search. */
export interface FaqPageProps {
  readonly breadcrumbs: readonly NamedLink[];
  /** A GET form with one field, `q`; `word` repeats it in the search of the shop. */
  readonly search: {
    readonly action: string;
    /** As typed; empty for all questions. */
    readonly word: string;
    /** Its words, as the kit's Highlight compares them. */
    readonly words: readonly string[];
    readonly clearHref: string;
    readonly onSearch: (word: string) => void;
  };
  /** The categories of the found questions; the number of questions is their sum. */
  readonly categories: readonly {
    readonly key: string;
    readonly name: string;
    readonly questions: readonly FaqQuestion[];
    /** Where to ask another question. */
    readonly contactHref: string;
  }[];
}

export interface FaqQuestion {
  /** The id of the answer's element: the hash of the question's URL. */
  readonly id: string;
  /** The URL of the question. */
  readonly href: string;
  readonly question: string;
  /** HTML of the shop's editors; the kit's RichText sanitises it. */
  readonly answer: string;
}

/** A news item in a list; `kind` is its label. */
export interface NewsRow {
  readonly id: number;
  readonly href: string;
  /** `2026.11.21(土)` */
  readonly day: string;
  readonly kind: string;
  readonly title: string;
  readonly lead: string;
  /** Whether the member has not read it; false for guests and until loaded. */
  readonly isUnread: boolean;
}

/** News by day, important ones first, with a filter by kind. */
export interface NewsListPageProps extends PagedListProps<NewsRow> {
  readonly breadcrumbs: readonly NamedLink[];
  /** Important news of the page, shown first and not in `rows`. */
  readonly important: readonly NewsRow[];
  /** All and each kind; the one of the URL is current. */
  readonly kinds: readonly (NamedLink & { readonly isCurrent: boolean })[];
}

/** One news item. */
export interface NewsPageProps extends ArticlePageProps {
  readonly day: string;
  readonly kind: string;
  readonly isImportant: boolean;
  readonly newer: NamedLink | null;
  readonly older: NamedLink | null;
  readonly listHref: string;
}

/** The content of a popup. */
export interface PopupView {
  readonly id: number;
  readonly title: string;
  /** HTML of the shop's editors; the kit's RichText sanitises it. */
  readonly body: string;
  readonly link: NamedLink | null;
  /** The illustration if there is no picture. */
  readonly drawing: string | null;
  readonly picture: ContentPicture | null;
}

/** The texts of the current pop-up windows. */
export interface PopupPageProps {
  readonly breadcrumbs: readonly NamedLink[];
  /** The popups, each with its first day, as `2026.11.21(土)`. */
  readonly popups: readonly (PopupView & { readonly day: string })[];
  readonly browseHref: string;
}

/** Opens after hydration and traps the focus until it is closed, which restores it. */
export interface PopupWindowProps extends PopupView {
  readonly open: boolean;
  /** Where to read it again. */
  readonly listHref: string;
  readonly onClose: () => void;
}

/** All public pages as a tree. */
export interface SitemapPageProps {
  readonly breadcrumbs: readonly NamedLink[];
  /** The sections of the shop; none is empty. */
  readonly parts: readonly {
    readonly key: string;
    readonly title: string;
    readonly branches: readonly SitemapBranch[];
  }[];
}

/** A public page, and its subpages. */
export interface SitemapBranch extends NamedLink {
  readonly branches: readonly SitemapBranch[];
}

/** A campaign with its products, a collection with its entries, or one entry. */
export interface LandingPageProps extends ArticlePageProps {
  readonly lead: string;
  readonly picture: ArticlePicture;
  /** Short facts, such as the time that a recipe takes. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Its origin: a point on the outline of its country, both in a field of 100 by 100; null without one. */
  readonly place: { readonly name: string; readonly outline: string; readonly x: number; readonly y: number } | null;
  /** The slot ProductShelf with the products of the page, loaded after hydration; empty without any. */
  readonly goods: ReactNode;
  /** The entries of the collection that the page shows. */
  readonly entries: readonly {
    readonly key: string;
    readonly href: string;
    readonly title: string;
    readonly lead: string;
    readonly picture: ArticlePicture;
  }[];
  /** The page of the collection that this entry belongs to. */
  readonly list: NamedLink | null;
}

/** The picture of a page: its own file if it has one. */
export interface ArticlePicture {
  readonly stored: { readonly src: string; readonly alt: string } | null;
  readonly own: ProductPicture;
}

/** A page with samples of all parts, by which a theme is reviewed. */
export interface SamplePageProps {
  readonly breadcrumbs: readonly NamedLink[];
  /** The slot ProductShelf with products of the channel; empty if they could not be loaded. */
  readonly goods: ReactNode;
  /** The first of them, for parts that show one product; null if they could not be loaded. */
  readonly product: ProductSummary | null;
  readonly browseHref: string;
}

/** The editors' text for an area of a page. */
export interface FreeAreaView {
  readonly title: string;
  /** HTML; the kit's RichText sanitises it. */
  readonly body: string;
}
