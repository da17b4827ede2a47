import type { ReactNode } from 'react';
import type { AccountNotice } from './account.ts';
import type { AddressSearch, AddressView } from './checkout-parts.ts';

/** An entry of the address book. */
export interface AddressEntry extends AddressView {
  readonly id: number;
  readonly isDefault: boolean;
  /** The member's own main address, which cannot be deleted. */
  readonly isMain: boolean;
  readonly editHref: string;
  /** Why postal code, prefecture and city cannot belong together; null when they can. */
  readonly contradiction: string | null;
  /** Makes it the default; null when it is. */
  readonly onUse: (() => void) | null;
  /** Deletes it after a question; null when it must stay. */
  readonly onDelete: (() => void) | null;
  /** A change of it is on its way. */
  readonly isBusy: boolean;
}

export interface AddressListPageProps {
  /** Those that the search finds. */
  readonly addresses: readonly AddressEntry[];
  /** All there are. */
  readonly total: number;
  /** Null while the book is short. */
  readonly search: AddressSearch | null;
  /** The most entries a member may keep; null when unknown. */
  readonly limit: number | null;
  readonly canAdd: boolean;
  readonly addHref: string;
  readonly message: AccountNotice | null;
}

export interface AddressFormPageProps {
  readonly isEditing: boolean;
  /** Why the address must be corrected; null when nothing is known to be wrong. */
  readonly contradiction: string | null;
  /** Takes the change over for the orderer of the cart under way; null where there is none, or the address is not the member's own. */
  readonly ordererOffer: { readonly name: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void } | null;
  /** The form with its own button. */
  readonly form: ReactNode;
  readonly backHref: string;
  /** What `backHref` leads to. */
  readonly backLabel: string;
}
