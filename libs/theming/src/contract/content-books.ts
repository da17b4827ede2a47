import type { AddToCart, NamedLink, ProductPicture, ProductSummary } from './product.ts';

/** A catalogue on the shelf. */
export interface BookCover {
  readonly key: string;
  readonly name: string;
  readonly lead: string;
  /** YYYY.MM.DD */
  readonly issuedOn: string;
  readonly pageCount: number;
  readonly href: string;
  readonly picture: ProductPicture | null;
}

export interface BookPage {
  /** Counted from the cover, 1. */
  readonly no: number;
  /** Of the page's element, which `href` leads to without scripts. */
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** HTML of the shop's own editors, to be sanitised by the kit's RichText. */
  readonly body: string;
  /** What it shows where it has no goods. */
  readonly picture: ProductPicture | null;
  readonly products: readonly ProductSummary[];
}

/** A catalogue that lies open. */
export interface OpenBook extends Pick<BookCover, 'key' | 'name' | 'lead' | 'issuedOn'> {
  /** Side of the spine seen from the cover: with `right`, pages run on to the left. */
  readonly binding: 'left' | 'right';
  readonly pages: readonly BookPage[];
  /** The page of the address: where it lies open first; afterwards the view knows. */
  readonly startPage: number;
  /** Another page lies open. */
  readonly onPage: (page: number) => void;
  readonly addOf: (product: ProductSummary) => AddToCart;
  readonly listHref: string;
}

export interface FlipBookPageProps {
  readonly breadcrumbs: readonly NamedLink[];
  readonly covers: readonly BookCover[];
  /** Null while none is chosen: then the covers are shown. */
  readonly book: OpenBook | null;
  readonly browseHref: string;
  /** To ask for printed ones; null where none is sent. */
  readonly orderHref: string | null;
}
