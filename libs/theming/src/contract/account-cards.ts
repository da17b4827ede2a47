import type { ReactNode } from 'react';
import type { EntriesPageProps, Entry } from './kinds.ts';

/** The expiry of a card: `soon` in this and the next month. */
export type CardExpiry = 'good' | 'soon' | 'over';

/** A card that the member saved at the payment service. */
export interface SavedCardView {
  readonly id: number;
  /** Its name: Visa(末尾1111). */
  readonly label: string;
  readonly brand: string;
  readonly maskedNumber: string;
  /** `MM/YY` */
  readonly expiration: string;
  readonly expiry: CardExpiry;
  readonly isMain: boolean;
}

export interface CardEntryView extends SavedCardView, Entry {
  readonly id: number;
  /** Called to make it the main card; null when it is, or when it has expired. */
  readonly onUse: (() => void) | null;
}

/** Cards of the member that the payment service stores. */
export type CardListPageProps = EntriesPageProps<CardEntryView>;

/** The payment service's card fields in an iframe. */
export interface CardFrameView {
  /** `failed`: the fields did not load. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly frame: ReactNode;
  /** Whether only test numbers are accepted. */
  readonly isSandbox: boolean;
}

/** Saved cards in the payment step. */
export interface SavedCardChoice {
  readonly cards: readonly SavedCardView[];
  /** The chosen card; null for a new one. */
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

/** Adds a card by the fields of the payment service. */
export interface CardFormPageProps {
  /** The form of a new card; null when the limit is reached. */
  readonly fields: CardFrameView | null;
  /** The checkbox for the main card; null for the first card, which always is. */
  readonly asMain: { readonly checked: boolean; readonly onChange: (checked: boolean) => void } | null;
  /** The server's reason why it was not saved. */
  readonly error: string | null;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly backHref: string;
}
