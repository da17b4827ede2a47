import type { PagedListProps } from './kinds.ts';
import type { AddToCart, NamedLink, ProductSummary } from './product.ts';

/** Something that happened, in a log. */
export interface LogRow {
  readonly id: number;
  /** `2026.11.21(土)` */
  readonly day: string;
  /** `9:05` */
  readonly time: string;
}

/** A row that can be taken out of its log. */
export interface RemovableLogRow extends LogRow {
  readonly onDelete: () => void;
  /** A change of it is on its way. */
  readonly isBusy: boolean;
}

/** A product of a log, with what it costs and how many there are now. */
export interface LoggedProductRow extends RemovableLogRow {
  readonly product: ProductSummary;
}

export interface ProductHistoryPageProps extends PagedListProps<LoggedProductRow> {
  readonly addOf: (product: ProductSummary) => AddToCart;
}

/** A word that was searched for. */
export interface SearchedWordRow extends RemovableLogRow {
  readonly word: string;
  /** The search, once more. */
  readonly href: string;
}

export type ProductSearchHistoryPageProps = PagedListProps<SearchedWordRow>;

/** A wish to be able to buy a product. */
export interface WishedProductRow extends LoggedProductRow {
  /** What the member wrote with it; null for nothing. */
  readonly note: string | null;
}

/** A product that the member waits to be told of. */
export interface WaitedProductRow extends Pick<RemovableLogRow, 'day' | 'onDelete' | 'isBusy'> {
  readonly id: string;
  readonly product: NamedLink;
}

export interface ProductRequestHistoryPageProps extends PagedListProps<WishedProductRow> {
  /** The latest first; empty when nothing is waited for. */
  readonly waited: readonly WaitedProductRow[];
  readonly addOf: (product: ProductSummary) => AddToCart;
}

/** What the shop tells one member. */
export interface MessageRow extends LogRow {
  readonly title: string;
  readonly href: string;
  readonly isUnread: boolean;
}

export type MessageListPageProps = PagedListProps<MessageRow>;

/** One message; its title heads the screen. */
export interface MessagePageProps extends Pick<LogRow, 'day' | 'time'> {
  /** Plain text; its lines are kept. */
  readonly body: string;
  readonly listHref: string;
}

/** A login of the member, on whichever channel. */
export interface LoginHistoryRow {
  readonly id: number;
  /** `2026.11.21(土)` */
  readonly day: string;
  /** `9:05` */
  readonly time: string;
  /** What proved the member; `sync`: he came from another channel. */
  readonly way: 'password' | 'second_factor' | 'reminder' | 'sync' | 'passkey' | 'support';
  /** As far as the browser told; null for what is not known. */
  readonly device: { readonly system: string | null; readonly browser: string | null };
  /** The half of the network address that its owner knows it by. */
  readonly address: string;
  /** The login that this page is read with. */
  readonly isCurrent: boolean;
}

export interface LoginHistoryPageProps extends PagedListProps<LoginHistoryRow> {
  /** Where somebody turns who does not know one of the logins. */
  readonly helpHref: string;
}
