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
  /** Counted from the cover, which is 1. */
  readonly no: number;
  /** The id of the page's element, to which `href` links without scripts. */
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** HTML of the shop's editors; the kit's RichText sanitises it. */
  readonly body: string;
  /** The picture of a page without products. */
  readonly picture: ProductPicture | null;
  readonly products: readonly ProductSummary[];
}

/** An open catalogue. */
export interface OpenBook extends Pick<BookCover, 'key' | 'name' | 'lead' | 'issuedOn'> {
  /** The side of the spine, seen from the cover: with `right`, pages continue to the left. */
  readonly binding: 'left' | 'right';
  readonly pages: readonly BookPage[];
  /** The page in the URL, which is open first; afterwards the component has its own state. */
  readonly startPage: number;
  /** Called when another page is opened. */
  readonly onPage: (page: number) => void;
  readonly addOf: (product: ProductSummary) => AddToCart;
  readonly listHref: string;
}

/** Catalogues to choose from, and one to leaf through. */
export interface FlipBookPageProps {
  readonly breadcrumbs: readonly NamedLink[];
  readonly covers: readonly BookCover[];
  /** Null while none is chosen: then the covers are shown. */
  readonly book: OpenBook | null;
  readonly browseHref: string;
  /** Where to request printed ones; null if none are sent. */
  readonly orderHref: string | null;
}
