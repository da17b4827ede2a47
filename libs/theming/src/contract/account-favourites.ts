import type { LoggedProductRow } from './account-logs.ts';
import type { AccountNotice } from './account-login.ts';
import type { AddToCart, ProductPicture, ProductSummary } from './product.ts';

/** A list of the member. */
export interface UserListView {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  /** The number of its products that the shop sells. */
  readonly count: number;
  /** The date of the latest product, YYYY.MM.DD; null while it is empty. */
  readonly updatedOn: string | null;
  /** Pictures of the latest products, at most six. */
  readonly pictures: readonly ProductPicture[];
}

/** The lists of favourites. */
export interface UserListsPageProps {
  readonly lists: readonly UserListView[];
  /** The most products per list; null when unknown. */
  readonly limit: number | null;
}

/** A product of a list, with its changes since it was added. */
export interface ListedProduct extends LoggedProductRow {
  /** The price at that time if it differs; null otherwise, and when unknown. */
  readonly priceBefore: number | null;
  /** `gone`: discontinued. `again`: back in stock. null: unchanged. */
  readonly stockChange: 'gone' | 'again' | null;
}

/** One list of favourites, with what has changed on it. */
export interface UserListPageProps {
  /** The products, latest first. */
  readonly rows: readonly ListedProduct[];
  /** The most products; null when unknown. */
  readonly limit: number | null;
  /** The result of the last change, or of adding all to the cart. */
  readonly message: AccountNotice | null;
  readonly addOf: (product: ProductSummary) => AddToCart;
  /** Called to add all available products to the cart; null when there are none. */
  readonly addAll: { readonly count: number; readonly isBusy: boolean; readonly onAdd: () => void } | null;
  /** Products that were not added, with the reason; empty before. */
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
  readonly browseHref: string;
  readonly backHref: string;
}
