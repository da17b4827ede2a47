import type { ReactNode } from 'react';
import type { AccountNotice } from './account-login.ts';
import type { ArticlePicture } from './content.ts';
import type { ArticlePageProps, PagedListProps } from './kinds.ts';
import type { NamedLink } from './product.ts';

/** An article in a list. */
export interface BlogCard {
  readonly id: number;
  readonly href: string;
  readonly category: string;
  /** `2026.11.21(土)` */
  readonly day: string;
  readonly title: string;
  readonly lead: string;
  readonly picture: ArticlePicture;
}

/** Articles, the newest one large, with a filter by category. */
export interface BlogListPageProps extends PagedListProps<BlogCard> {
  readonly breadcrumbs: readonly NamedLink[];
  /** All and each category; the one of the URL is current. */
  readonly categories: readonly (NamedLink & { readonly isCurrent: boolean })[];
}

/** One article with its products. */
export interface BlogPageProps extends ArticlePageProps {
  readonly category: string;
  /** `2026.11.21(土)` */
  readonly day: string;
  readonly lead: string;
  readonly author: string;
  readonly picture: ArticlePicture;
  /** The slot ProductShelf with the products of the article, loaded after hydration; empty without any. */
  readonly goods: ReactNode;
  /** The next and previous article, by title. */
  readonly newer: NamedLink | null;
  readonly older: NamedLink | null;
  readonly listHref: string;
}

/** The story of a product on its page: an entry of the collection of stories. */
export interface ProductTaleProps {
  readonly title: string;
  readonly lead: string;
  /** HTML of the shop's editors; the kit's RichText sanitises it. */
  readonly body: string;
  /** How to cut and store it, and for how many people it is. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly more: NamedLink;
}

/** The products of a recipe, added to the cart together. */
export interface GoodsTogetherProps {
  /** The available products; null if there are none. */
  readonly addAll: {
    readonly count: number;
    /** The total of one each, including tax. */
    readonly price: number;
    readonly isBusy: boolean;
    readonly onAdd: () => void;
  } | null;
  /** The result. */
  readonly message: AccountNotice | null;
  /** Products that were not added, with the reason. */
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
  readonly cartHref: string;
}
