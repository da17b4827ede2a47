import type { ReactNode } from 'react';
import type { AccountNotice } from './account-login.ts';
import type { PaginationProps } from './catalogue.ts';
import type { NamedLink } from './product.ts';

/** How much a sentence weighs. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** How far the reading of a screen is. */
export type LoadStatus = 'loading' | 'ready' | 'outage';

/** Something that is kept in a collection and can be taken out of it. */
export interface Entry {
  readonly id: number | string;
  /** Deletes it after a question; null when it must stay. */
  readonly onDelete: (() => void) | null;
  /** A change of it is on its way. */
  readonly isBusy: boolean;
}

/** A collection of entries up to a limit; `E` is what is drawn in one card or panel: an entry, or all that belong together. */
export interface EntriesPageProps<E> {
  /** Those shown: a search may find fewer than there are. */
  readonly entries: readonly E[];
  /** All that are kept. */
  readonly count: number;
  /** The most that may be kept; null when unknown. */
  readonly limit: number | null;
  readonly canAdd: boolean;
  readonly addHref: string;
  readonly message: AccountNotice | null;
}

/** One page of a log or of a list of articles; which page stands in the address. */
export interface PagedListProps<R> {
  readonly rows: readonly R[];
  /** On all pages. */
  readonly total: number;
  readonly pagination: PaginationProps;
  /** The way on from a list without rows. */
  readonly browseHref: string;
  /** What became of the last change; absent where rows cannot be changed. */
  readonly message?: AccountNotice | null;
}

/** A form on a page of its own. */
export interface FormPageProps {
  /** The form with its own button. */
  readonly form: ReactNode;
  readonly backHref: string;
  /** What `backHref` leads to. */
  readonly backLabel: string;
}

/** What was typed, to be read once more before it is sent once. */
export interface CheckPageProps {
  readonly rows: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  /** Back to the form, which keeps everything. */
  readonly editHref: string;
  readonly onSend: () => void;
  readonly isSending: boolean;
  /** Why it was not taken, or that no answer came; null before. */
  readonly refusal: string | null;
}

/** Thanks for what was done, and the ways on. */
export interface DonePageProps {
  /** The nearest first. */
  readonly ways: readonly NamedLink[];
}

/** Something to read. */
export interface ArticlePageProps {
  readonly breadcrumbs: readonly NamedLink[];
  readonly title: string;
  /** HTML of the shop's own editors, to be sanitised by the kit's RichText. */
  readonly body: string;
}
