import type { LoadStatus, NoticeTone } from './kinds.ts';
import type { ReactNode } from 'react';
import type { ProductPicture, TemperatureZone } from './product.ts';

/** The steps of buying, in order (C-01). */
export type CheckoutStep = 'cart' | 'shipping' | 'delivery' | 'payment' | 'confirm' | 'complete';

/** Something the shopper must know before going on: a difference from what was shown (C-06), a problem, a caution. */
export interface CheckoutAlert {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly text: string;
  /** Where it is solved; null when it is solved here or needs nothing. */
  readonly href: string | null;
  /** Takes back what the alert tells of; absent when nothing can be taken back. */
  readonly onUndo?: () => void;
}

/** A product in a parcel, a destination or an order. */
export interface PieceView {
  readonly key: string;
  readonly name: string;
  /** 内容量, and who wears it with the measurements when it is made to measure. */
  readonly unitLabel: string;
  readonly quantity: number;
  readonly picture: ProductPicture;
}

/** One sum of an order; `id` chooses the label, `name` stands in its place when the server names it. */
export interface SumRow {
  readonly id: 'goods' | 'carriage' | 'fee' | 'coupon' | 'points';
  readonly key: string;
  readonly name: string | null;
  /** Tax-included yen; negative for what is taken off. */
  readonly yen: number;
}

/** The sums that every step shows. Yen are tax-included integers from the server, never computed here. */
export interface SumsView {
  readonly rows: readonly SumRow[];
  readonly total: number;
  /** Tax contained in the total, one entry a rate (L-24). */
  readonly taxes: readonly { readonly ratePercent: number; readonly taxable: number; readonly tax: number }[];
  /** Says the taxes in place of a line each: given by a theme that draws around the page. */
  readonly taxTable?: ReactNode;
  readonly pieces: number;
  /** True while a destination is unknown: carriage is that of 東京都. */
  readonly isEstimated: boolean;
}

/** What one parcel costs and why (C-02, C-04). */
export interface ParcelFeeView {
  readonly carriage: number;
  readonly cool: number;
  readonly island: number;
  readonly total: number;
  readonly isFreeCarriage: boolean;
}

/** A postal address as two or three lines; `name` bears no 様. */
export interface AddressView {
  readonly name: string;
  readonly company: string | null;
  readonly postalCode: string;
  readonly address: string;
  readonly phone: string;
}

/** A parcel as the shopper thinks of it: what comes together, how cold. */
export interface ParcelView {
  readonly key: string;
  readonly zone: TemperatureZone;
  /** Zones whose goods ride along (C-03). */
  readonly ridingZones: readonly TemperatureZone[];
  readonly carrier: string;
  readonly pieces: readonly PieceView[];
  readonly fee: ParcelFeeView | null;
}

/** Going on to the next step. */
export interface NextStep {
  /** `saving` while changes are on their way; `blocked` shows `reason`. */
  readonly status: 'ready' | 'saving' | 'blocked';
  readonly reason: string | null;
  readonly onNext: () => void;
}

/** The frame of a step: where one is, what it comes to. */
export interface CheckoutLayoutProps {
  readonly step: CheckoutStep;
  readonly title: string;
  readonly lead: string | null;
  /** Links back to finished steps; a step without one is not reached yet. */
  readonly links: Readonly<Partial<Record<CheckoutStep, string>>>;
  readonly alerts: readonly CheckoutAlert[];
  /** The order-level total, always in sight (C-02); null until the cart is known. */
  readonly sums: SumsView | null;
  /** Pieces of the order beside the step; empty on the cart page, which shows them itself. */
  readonly pieces: readonly PieceView[];
  readonly status: LoadStatus;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Narrows a long address book. */
export interface AddressSearch {
  readonly word: string;
  readonly onChange: (word: string) => void;
  /** Entries that hold it. */
  readonly found: number;
}
