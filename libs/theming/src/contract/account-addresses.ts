import type { AddressSearch, AddressView } from './checkout-parts.ts';
import type { EntriesPageProps, Entry, FormPageProps } from './kinds.ts';

/** An entry of the address book. The member's own main address cannot be deleted. */
export interface AddressEntry extends AddressView, Entry {
  readonly id: number;
  readonly isDefault: boolean;
  readonly isMain: boolean;
  readonly editHref: string;
  /** Why postal code, prefecture and city cannot belong together; null when they can. */
  readonly contradiction: string | null;
  /** Makes it the default; null when it is. */
  readonly onUse: (() => void) | null;
}

export interface AddressListPageProps extends EntriesPageProps<AddressEntry> {
  /** Null while the book is short. */
  readonly search: AddressSearch | null;
  readonly files: AddressFiles;
}

/** The address book as a file, and all of it at once. */
export interface AddressFiles {
  /** Saves a file with the headings of an import and no row. */
  readonly onTemplate: () => void;
  readonly onImport: (file: File) => void;
  readonly onExport: (encoding: 'utf-8' | 'shift_jis') => void;
  /** Addresses besides the member's own main address. */
  readonly others: number;
  /** Deletes those. */
  readonly onDeleteAll: () => void;
  /** What is under way. */
  readonly busy: 'import' | 'export' | 'delete' | null;
  /** Why the last file was not taken: as a whole, and row by row; null when it was. */
  readonly refusal: { readonly text: string; readonly rows: readonly string[] } | null;
}

export interface AddressFormPageProps extends FormPageProps {
  readonly isEditing: boolean;
  /** Why the address must be corrected; null when nothing is known to be wrong. */
  readonly contradiction: string | null;
  /** Takes the change over for the orderer of the cart under way; null where there is none, or the address is not the member's own. */
  readonly ordererOffer: {
    readonly name: string;
    readonly checked: boolean;
    readonly onChange: (checked: boolean) => void;
  } | null;
}
