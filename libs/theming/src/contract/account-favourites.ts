import type { LoggedProductRow } from './account-logs.ts';
import type { AccountNotice } from './account-login.ts';
import type { AddToCart, ProductPicture, ProductSummary } from './product.ts';

/** A list of the member. */
export interface UserListView {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  /** Products on it that the shop sells. */
  readonly count: number;
  /** YYYY.MM.DD of the product that was put there last; null while it is empty. */
  readonly updatedOn: string | null;
  /** Of the products that were put there last, six at most. */
  readonly pictures: readonly ProductPicture[];
}

export interface UserListsPageProps {
  readonly lists: readonly UserListView[];
  /** The most that each may hold; null when unknown. */
  readonly limit: number | null;
}

/** A product on a list, with what has become of it since it was put there. */
export interface ListedProduct extends LoggedProductRow {
  /** Its price then, where it is another now; null otherwise and where that is not known. */
  readonly priceBefore: number | null;
  /** `gone` can be had no more, `again` could not be had then and can now; null when nothing changed. */
  readonly stockChange: 'gone' | 'again' | null;
}

export interface UserListPageProps {
  /** The latest first. */
  readonly rows: readonly ListedProduct[];
  /** The most it may hold; null when unknown. */
  readonly limit: number | null;
  /** What became of the last change, or of putting all into the cart. */
  readonly message: AccountNotice | null;
  readonly addOf: (product: ProductSummary) => AddToCart;
  /** Puts everything that can be had into the cart; null when nothing can. */
  readonly addAll: { readonly count: number; readonly isBusy: boolean; readonly onAdd: () => void } | null;
  /** What was left out when all were put into the cart, and why; empty before. */
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
  readonly browseHref: string;
  readonly backHref: string;
}
