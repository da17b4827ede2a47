import type { AddressSearch, AddressView } from './checkout-parts.ts';
import type { EntriesPageProps, Entry, FormPageProps } from './kinds.ts';

/** An entry of the address book. The member's own main address cannot be deleted. */
export interface AddressEntry extends AddressView, Entry {
  readonly id: number;
  readonly isDefault: boolean;
  readonly isMain: boolean;
  readonly editHref: string;
  /** Why postal code, prefecture and city contradict; null when they do not. */
  readonly contradiction: string | null;
  /** Called to make it the default; null when it is. */
  readonly onUse: (() => void) | null;
}

/** The address book. */
export interface AddressListPageProps extends EntriesPageProps<AddressEntry> {
  /** The search form; null while the address book is short. */
  readonly search: AddressSearch | null;
  readonly files: AddressFiles;
}

/** Export, import and deletion of the whole address book. */
export interface AddressFiles {
  /** Called to download an import file with headings only. */
  readonly onTemplate: () => void;
  readonly onImport: (file: File) => void;
  readonly onExport: (encoding: 'utf-8' | 'shift_jis') => void;
  /** The number of addresses without the member's own main address. */
  readonly others: number;
  /** Called to delete them. */
  readonly onDeleteAll: () => void;
  /** The running operation. */
  readonly busy: 'import' | 'export' | 'delete' | null;
  /** Why the last file was refused, as a whole and by row; null when it was imported. */
  readonly refusal: { readonly text: string; readonly rows: readonly string[] } | null;
}

/** Adds or changes an address. */
export interface AddressFormPageProps extends FormPageProps {
  readonly isEditing: boolean;
  /** Why the address must be corrected; null when it need not be. */
  readonly contradiction: string | null;
  /** The checkbox that also changes the orderer of the current cart; null without one, or when the address is not the member's own. */
  readonly ordererOffer: {
    readonly name: string;
    readonly checked: boolean;
    readonly onChange: (checked: boolean) => void;
  } | null;
}
