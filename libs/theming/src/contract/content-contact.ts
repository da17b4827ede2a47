import type { ReactNode } from 'react';
import type { BookCover } from './content-books.ts';
import type { FreeAreaView } from './content.ts';
import type { CheckPageProps, DonePageProps } from './kinds.ts';
import type { NamedLink } from './product.ts';

/** An inquiry to the shop. */
export interface ContactPageProps {
  readonly breadcrumbs: readonly NamedLink[];
  /** Text before the form; null without one. */
  readonly area: FreeAreaView | null;
  /** The hours in which the shop answers. */
  readonly hours: string;
  /** The telephone number. */
  readonly phone: string;
  readonly faqHref: string;
  /** The form with its button. */
  readonly form: ReactNode;
}

/** The files attached to a form; a listed file is already uploaded. */
export interface AttachedFilesProps {
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly size: string;
    readonly onRemove: () => void;
  }[];
  /** The name of the file being uploaded; null without one. */
  readonly sending: string | null;
  /** Why the last file was refused; null if it was not. */
  readonly refusal: string | null;
  /** The file types, as in the attribute. */
  readonly accept: string;
  /** Called when a file is chosen; null when no more can be attached. */
  readonly onAdd: ((file: File) => void) | null;
}

/** The inquiry before it is sent. */
export interface ContactConfirmPageProps extends Omit<CheckPageProps, 'rows'> {
  /** Null while loading. */
  readonly rows: CheckPageProps['rows'] | null;
  /** The notice next to the button; renders nothing if there is none. */
  readonly notice: ReactNode;
}

/** The inquiry was sent. */
export interface ContactCompletePageProps extends DonePageProps {
  /** Null while loading. */
  readonly inquiry: { readonly number: string; readonly receivedAt: string } | null;
  readonly hours: string;
  /** HTML of the shop's editors, to be sanitised by the kit; null without text. */
  readonly caution: string | null;
  readonly shopCaution: string | null;
}

/** The order of printed catalogues, with its confirmation. */
export interface CatalogOrderPageProps extends DonePageProps {
  readonly breadcrumbs: readonly NamedLink[];
  /** The editors' text about how catalogues are sent; null without one. */
  readonly area: FreeAreaView | null;
  readonly step: 'form' | 'confirm' | 'complete';
  /** The form with its button; null if no catalogue is sent. */
  readonly form: ReactNode;
  readonly browseHref: string;
  /** The data of the step `confirm`; its rows are null while loading. */
  readonly check: Omit<CheckPageProps, 'rows'> & { readonly rows: CheckPageProps['rows'] | null };
  /** The data of the step `complete`; null while loading. */
  readonly receipt: { readonly number: string; readonly receivedAt: string } | null;
  /** The notice next to the button; renders nothing if there is none. */
  readonly notice: ReactNode;
}

/** The catalogues sent by post, each with a field for the number of copies. */
export interface CatalogChoiceProps {
  readonly catalogs: readonly (Pick<BookCover, 'key' | 'name' | 'lead' | 'issuedOn' | 'picture'> & {
    /** Where it can be read online; null if it cannot. */
    readonly viewHref: string | null;
    readonly field: ReactNode;
  })[];
}
