import type { ReactNode } from 'react';
import type { BookCover } from './content-books.ts';
import type { FreeAreaView } from './content.ts';
import type { CheckPageProps, DonePageProps } from './kinds.ts';
import type { NamedLink } from './product.ts';

export interface ContactPageProps {
  readonly breadcrumbs: readonly NamedLink[];
  /** Before anybody asks; null for nothing. */
  readonly area: FreeAreaView | null;
  /** When the shop answers. */
  readonly hours: string;
  /** Where it is rung up then. */
  readonly phone: string;
  readonly faqHref: string;
  /** The form with its own button. */
  readonly form: ReactNode;
}

/** Files that go with a form; each is with the shop as soon as it is listed. */
export interface AttachedFilesProps {
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly size: string;
    readonly onRemove: () => void;
  }[];
  /** Name of the file under way; null for none. */
  readonly sending: string | null;
  /** Why the last one was not taken; null when it was. */
  readonly refusal: string | null;
  /** Types that the browser offers, as in the attribute. */
  readonly accept: string;
  /** Null when no more can be attached. */
  readonly onAdd: ((file: File) => void) | null;
}

export interface ContactConfirmPageProps extends Omit<CheckPageProps, 'rows'> {
  /** Null while it is a skeleton. */
  readonly rows: CheckPageProps['rows'] | null;
  /** What is to be said beside the button; draws nothing where nothing is. */
  readonly notice: ReactNode;
}

export interface ContactCompletePageProps extends DonePageProps {
  /** Null while it is a skeleton. */
  readonly inquiry: { readonly number: string; readonly receivedAt: string } | null;
  readonly hours: string;
  /** HTML of the shop's own editors, to be sanitised by the kit; null for none. */
  readonly caution: string | null;
  readonly shopCaution: string | null;
}

export interface CatalogOrderPageProps extends DonePageProps {
  readonly breadcrumbs: readonly NamedLink[];
  /** What the editors say of how catalogues are sent; null for nothing. */
  readonly area: FreeAreaView | null;
  readonly step: 'form' | 'confirm' | 'complete';
  /** The form with its own button; null where no catalogue is sent. */
  readonly form: ReactNode;
  readonly browseHref: string;
  /** Of the step `confirm`; its rows are null while it is a skeleton. */
  readonly check: Omit<CheckPageProps, 'rows'> & { readonly rows: CheckPageProps['rows'] | null };
  /** Of the step `complete`; null while it is a skeleton. */
  readonly receipt: { readonly number: string; readonly receivedAt: string } | null;
  /** What is to be said beside the button; draws nothing where nothing is. */
  readonly notice: ReactNode;
}

/** Catalogues that are sent by post, each with the field for its copies. */
export interface CatalogChoiceProps {
  readonly catalogs: readonly (Pick<BookCover, 'key' | 'name' | 'lead' | 'issuedOn' | 'picture'> & {
    /** Where it is leafed through on the screen; null where it cannot be. */
    readonly viewHref: string | null;
    readonly field: ReactNode;
  })[];
}
