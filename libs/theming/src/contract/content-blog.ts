import type { ReactNode } from 'react';
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
