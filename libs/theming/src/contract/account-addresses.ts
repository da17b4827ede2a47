import type { ReactNode } from 'react';
import type { AccountNotice } from './account.ts';
import type { AddressView } from './checkout-parts.ts';

/** An entry of the address book. */
export interface AddressEntry extends AddressView {
  readonly id: number;
  readonly isDefault: boolean;
  /** The member's own main address, which cannot be deleted. */
  readonly isMain: boolean;
  readonly editHref: string;
  /** Makes it the default; null when it is. */
  readonly onUse: (() => void) | null;
  /** Deletes it after a question; null when it must stay. */
  readonly onDelete: (() => void) | null;
  /** A change of it is on its way. */
  readonly isBusy: boolean;
}

export interface AddressListPageProps {
  readonly addresses: readonly AddressEntry[];
  /** The most entries a member may keep; null when unknown. */
  readonly limit: number | null;
  readonly canAdd: boolean;
  readonly addHref: string;
  readonly message: AccountNotice | null;
}

export interface AddressFormPageProps {
  readonly isEditing: boolean;
  /** The form with its own button. */
  readonly form: ReactNode;
  readonly backHref: string;
}
