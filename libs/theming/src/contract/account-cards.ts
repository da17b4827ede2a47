import type { ReactNode } from 'react';
import type { EntriesPageProps, Entry } from './kinds.ts';

/** How near the end of a card is: this month or the next is soon. */
export type CardStanding = 'good' | 'soon' | 'over';

/** A card that the payment service keeps for the member. */
export interface SavedCardView {
  readonly id: number;
  /** What it is called: Visa(末尾1111). */
  readonly label: string;
  readonly brand: string;
  readonly maskedNumber: string;
  /** `MM/YY` */
  readonly expiration: string;
  readonly standing: CardStanding;
  readonly isMain: boolean;
}

export interface CardEntryView extends SavedCardView, Entry {
  readonly id: number;
  /** Makes it the main one; null when it is, or when it is over. */
  readonly onUse: (() => void) | null;
}

export type CardListPageProps = EntriesPageProps<CardEntryView>;

/** The payment service's own fields in their iframe. */
export interface CardFrameView {
  /** `failed`: the fields did not load. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly frame: ReactNode;
  /** Test numbers only. */
  readonly isSandbox: boolean;
}

/** Kept cards at the payment. */
export interface SavedCardChoice {
  readonly cards: readonly SavedCardView[];
  /** Null for a card that is typed. */
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

export interface CardFormPageProps {
  /** Null when no more cards may be kept. */
  readonly fields: CardFrameView | null;
  /** Null for the first card, which is the main one anyway. */
  readonly asMain: { readonly checked: boolean; readonly onChange: (checked: boolean) => void } | null;
  /** Why it was not kept, in the server's words. */
  readonly error: string | null;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly backHref: string;
}
