import type { LoadStatus, NoticeTone } from './kinds.ts';
import type { ReactNode } from 'react';
import type { ProductPicture, TemperatureZone } from './product.ts';

/** The steps of the checkout, in order (C-01). */
export type CheckoutStep = 'cart' | 'shipping' | 'delivery' | 'payment' | 'confirm' | 'complete';

/** What the shopper must know before continuing: a difference from what was shown (C-06), a problem, a caution. */
export interface CheckoutAlert {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly text: string;
  /** Where to solve it; null if it is solved here or needs nothing. */
  readonly href: string | null;
  /** Called to undo what the alert reports; absent if that is not possible. */
  readonly onUndo?: () => void;
}

/** A product in a parcel, a destination or an order. */
export interface PieceView {
  readonly key: string;
  readonly name: string;
  /** 内容量; for a product made to measure also the wearer and the measurements. */
  readonly unitLabel: string;
  readonly quantity: number;
  readonly picture: ProductPicture;
}

/** An amount of an order; `id` selects the label, `name` replaces it if the server sends one. */
export interface SumRow {
  readonly id: 'goods' | 'carriage' | 'fee' | 'coupon' | 'points';
  readonly key: string;
  readonly name: string | null;
  /** In yen including tax; negative for a discount. */
  readonly yen: number;
}

/**
 * The amounts shown in every step. They are integer yen including tax, as the server sent them, never computed here.
 */
export interface SumsView {
  readonly rows: readonly SumRow[];
  readonly total: number;
  /** The tax contained in the total, one entry per rate (L-24). */
  readonly taxes: readonly { readonly ratePercent: number; readonly taxable: number; readonly tax: number }[];
  /** Shows the taxes as a table instead of lines; passed by a theme that wraps the page. */
  readonly taxTable?: ReactNode;
  readonly pieces: number;
  /** Whether a destination is unknown: shipping is then calculated for 東京都. */
  readonly isEstimated: boolean;
}

/** The fee of a parcel and its reasons (C-02, C-04). */
export interface ParcelFeeView {
  readonly carriage: number;
  readonly cool: number;
  readonly island: number;
  readonly total: number;
  readonly isFreeCarriage: boolean;
}

/** A postal address in two or three lines; `name` has no 様. */
export interface AddressView {
  readonly name: string;
  readonly company: string | null;
  readonly postalCode: string;
  readonly address: string;
  readonly phone: string;
}

/** A parcel as the shopper sees it: its products and temperature zone. */
export interface ParcelView {
  readonly key: string;
  readonly zone: TemperatureZone;
  /** The zones of other products in it (C-03). */
  readonly ridingZones: readonly TemperatureZone[];
  readonly carrier: string;
  readonly pieces: readonly PieceView[];
  readonly fee: ParcelFeeView | null;
}

/** The button to the next step. */
export interface NextStep {
  /** `saving`: changes are being saved. `blocked`: shows `reason`. */
  readonly status: 'ready' | 'saving' | 'blocked';
  readonly reason: string | null;
  readonly onNext: () => void;
}

/** The frame of a step: progress and amounts. */
export interface CheckoutLayoutProps {
  readonly step: CheckoutStep;
  readonly title: string;
  readonly lead: string | null;
  /** Links back to finished steps; a step without one is not reached yet. */
  readonly links: Readonly<Partial<Record<CheckoutStep, string>>>;
  readonly alerts: readonly CheckoutAlert[];
  /** The total of the order, always visible (C-02); null until the cart is loaded. */
  readonly sums: SumsView | null;
  /** The products next to the step; empty on the cart page, which shows them itself. */
  readonly pieces: readonly PieceView[];
  readonly status: LoadStatus;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The search of a long address book. */
export interface AddressSearch {
  readonly word: string;
  readonly onChange: (word: string) => void;
  /** The number of matching entries. */
  readonly found: number;
}
