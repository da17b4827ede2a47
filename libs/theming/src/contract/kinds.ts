import type { ReactNode } from 'react';
import type { AccountNotice } from './account-login.ts';
import type { PaginationProps } from './catalogue.ts';
import type { NamedLink } from './product.ts';

/** The severity of a message. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** The loading state of a screen. */
export type LoadStatus = 'loading' | 'ready' | 'outage';

/** An entry of a collection that may be deleted. */
export interface Entry {
  readonly id: number | string;
  /** Called to delete it, after a confirmation; null if it cannot be deleted. */
  readonly onDelete: (() => void) | null;
  /** Whether a change of it is being saved. */
  readonly isBusy: boolean;
}

/**
 * A collection of entries up to a limit; `E` is the content of one card or panel: an entry, or several that belong
 * together.
 */
export interface EntriesPageProps<E> {
  /** The entries shown: a search may find fewer than there are. */
  readonly entries: readonly E[];
  /** The number of all entries. */
  readonly count: number;
  /** The most entries; null if unknown. */
  readonly limit: number | null;
  readonly canAdd: boolean;
  readonly addHref: string;
  readonly message: AccountNotice | null;
}

/** A page of a log or a list of articles; the page number is in the URL. */
export interface PagedListProps<R> {
  readonly rows: readonly R[];
  /** The number of rows on all pages. */
  readonly total: number;
  readonly pagination: PaginationProps;
  /** The link on an empty list. */
  readonly browseHref: string;
  /** The result of the last change; absent if rows cannot be changed. */
  readonly message?: AccountNotice | null;
}

/** A form on a page of its own. */
export interface FormPageProps {
  /** The form with its button. */
  readonly form: ReactNode;
  readonly backHref: string;
  /** The label of `backHref`. */
  readonly backLabel: string;
}

/** What was typed, to be checked before it is sent. */
export interface CheckPageProps {
  readonly rows: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  /** Back to the form, which keeps its values. */
  readonly editHref: string;
  readonly onSend: () => void;
  readonly isSending: boolean;
  /** Why it was refused, or that no response came; otherwise null. */
  readonly refusal: string | null;
}

/** Thanks after an action, with links to continue. */
export interface DonePageProps {
  /** The links, the most important first. */
  readonly ways: readonly NamedLink[];
}

/** A page of text. */
export interface ArticlePageProps {
  readonly breadcrumbs: readonly NamedLink[];
  readonly title: string;
  /** HTML of the shop's editors; the kit's RichText sanitises it. */
  readonly body: string;
}
