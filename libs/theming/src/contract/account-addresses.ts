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
}

export interface AddressFormPageProps extends FormPageProps {
  readonly isEditing: boolean;
  /** Why the address must be corrected; null when nothing is known to be wrong. */
  readonly contradiction: string | null;
  /** Takes the change over for the orderer of the cart under way; null where there is none, or the address is not the member's own. */
  readonly ordererOffer: { readonly name: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void } | null;
}
