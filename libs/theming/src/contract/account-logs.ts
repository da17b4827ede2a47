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

/** A row that can be removed from its log. */
export interface RemovableLogRow extends LogRow {
  readonly onDelete: () => void;
  /** Whether a change of it is being saved. */
  readonly isBusy: boolean;
}

/** A product of a log, with its current price and stock. */
export interface LoggedProductRow extends RemovableLogRow {
  readonly product: ProductSummary;
}

/** Products that the member has looked at, by day. */
export interface ProductHistoryPageProps extends PagedListProps<LoggedProductRow> {
  readonly addOf: (product: ProductSummary) => AddToCart;
}

/** A searched word. */
export interface SearchedWordRow extends RemovableLogRow {
  readonly word: string;
  /** The link that repeats the search. */
  readonly href: string;
}

/** Words that the member has searched for, by day. */
export type ProductSearchHistoryPageProps = PagedListProps<SearchedWordRow>;

/** A request to stock a product. */
export interface WishedProductRow extends LoggedProductRow {
  /** The member's comment; null without one. */
  readonly note: string | null;
}

/** A product with a restock notification. */
export interface WaitedProductRow extends Pick<RemovableLogRow, 'day' | 'onDelete' | 'isBusy'> {
  readonly id: string;
  readonly product: NamedLink;
}

/** Products that the member waits for or has requested, and whether they can be bought now. */
export interface ProductRequestHistoryPageProps extends PagedListProps<WishedProductRow> {
  /** Restock notifications, latest first. */
  readonly waited: readonly WaitedProductRow[];
  readonly addOf: (product: ProductSummary) => AddToCart;
}

/** A message of the shop to one member. */
export interface MessageRow extends LogRow {
  readonly title: string;
  readonly href: string;
  readonly isUnread: boolean;
}

/** Messages of the shop to the member, by day. */
export type MessageListPageProps = PagedListProps<MessageRow>;

/** One message; its title is the heading of the screen. */
export interface MessagePageProps extends Pick<LogRow, 'day' | 'time'> {
  /** Plain text with line breaks. */
  readonly body: string;
  readonly listHref: string;
}

/** A login of the member, on any channel. */
export interface LoginHistoryRow {
  readonly id: number;
  /** `2026.11.21(土)` */
  readonly day: string;
  /** `9:05` */
  readonly time: string;
  /** The method of the login; `sync`: from another channel. */
  readonly way: 'password' | 'second_factor' | 'reminder' | 'sync' | 'passkey' | 'support';
  /** The browser as it reported itself; null for unknown parts. */
  readonly device: { readonly system: string | null; readonly browser: string | null };
  /** The part of the IP address by which its owner recognises it. */
  readonly address: string;
  /** Whether it is the current login. */
  readonly isCurrent: boolean;
}

/** Logins by day, newest first. */
export interface LoginHistoryPageProps extends PagedListProps<LoginHistoryRow> {
  /** Where to report an unknown login. */
  readonly helpHref: string;
}
