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
