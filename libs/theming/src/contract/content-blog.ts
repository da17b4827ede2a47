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

export interface BlogListPageProps extends PagedListProps<BlogCard> {
  readonly breadcrumbs: readonly NamedLink[];
  /** All and each category; the one of the address is current. */
  readonly categories: readonly (NamedLink & { readonly isCurrent: boolean })[];
}

export interface BlogPageProps extends ArticlePageProps {
  readonly category: string;
  /** `2026.11.21(土)` */
  readonly day: string;
  readonly lead: string;
  readonly author: string;
  readonly picture: ArticlePicture;
  /** The slot ProductShelf with the goods that it names, which answers once the page stands; nothing where it names none. */
  readonly goods: ReactNode;
  /** Its neighbours in time, by their titles. */
  readonly newer: NamedLink | null;
  readonly older: NamedLink | null;
  readonly listHref: string;
}

/** What there is to tell of a product, on its page: an entry of the collection of stories. */
export interface ProductTaleProps {
  readonly title: string;
  readonly lead: string;
  /** HTML of the shop's own editors, to be sanitised by the kit's RichText. */
  readonly body: string;
  /** How it is cut and kept, and for how many it is. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly more: NamedLink;
}

/** The goods of a recipe, to be put into the cart at once. */
export interface GoodsTogetherProps {
  /** Those that can be had; null when none can. */
  readonly addAll: {
    readonly count: number;
    /** One of each, tax included. */
    readonly price: number;
    readonly isBusy: boolean;
    readonly onAdd: () => void;
  } | null;
  /** What came of it. */
  readonly message: AccountNotice | null;
  /** What could not be put in, with the reason. */
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
  readonly cartHref: string;
}
