import type { ReactNode } from 'react';
import type { CheckoutAlert, ParcelFeeView, SumsView } from './checkout-parts.ts';
import type { Availability, ForeignName, ProductPicture, TemperatureZone } from './product.ts';

/** One product in the cart. */
export interface CartLineProps {
  readonly lineKey: string;
  readonly href: string;
  readonly name: string;
  readonly nameOriginal: ForeignName | null;
  readonly brand: string;
  readonly unitLabel: string;
  readonly picture: ProductPicture;
  readonly zone: TemperatureZone;
  /** Today's price, including tax. */
  readonly unitPrice: number;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** Pieces per case, for products sold by the case. */
  readonly caseQuantity?: number;
  readonly amount: number;
  /** Whether the reduced tax rate applies, marked 「※」 (L-10). */
  readonly reducedTax: boolean;
  readonly availability: Availability;
  /** `pending`: a change of this line is being saved. */
  readonly status: 'idle' | 'pending';
  /** What changed in this line or is wrong with it (C-06). */
  readonly notices: readonly { readonly id: string; readonly tone: 'warning' | 'danger'; readonly text: string }[];
  /** The slot LineExtras, rendered after hydration; empty if no extras are offered. */
  readonly extras: ReactNode;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** A paid extra of a line. */
export interface ChosenExtra {
  readonly key: string;
  readonly name: string;
  readonly unitLabel: string;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly maxQuantity: number;
  readonly amount: number;
  readonly reducedTax: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** A paid extra that can be added to a line. */
export interface OfferedExtra {
  readonly key: string;
  readonly name: string;
  /** What it is for; null without a description. */
  readonly lead: string | null;
  readonly unitLabel: string;
  readonly unitPrice: number;
  readonly picture: ProductPicture;
  /** The most pieces per piece of the product. */
  readonly mostPerPiece: number;
  /** Why it is not available now; null if it is. */
  readonly reason: string | null;
  readonly onAdd: () => void;
}

/** A product set that a line belongs to. */
export interface LineSet {
  readonly key: string;
  readonly name: string;
  /** The number of sets in the cart. */
  readonly quantity: number;
  /** Called to remove all products of the set. */
  readonly onRemove: () => void;
}

/** What belongs to a cart line: its sets, paid extras (boxes, bags, tools), and saving for later. */
export interface LineExtrasProps {
  /** The name of the line's product. */
  readonly productName: string;
  /** Sets with products in this line; mostly empty. */
  readonly sets: readonly LineSet[];
  readonly chosen: readonly ChosenExtra[];
  /** Extras that the line does not have yet. */
  readonly offers: readonly OfferedExtra[];
  /** `sending`: a change of an extra is being saved. */
  readonly status: 'idle' | 'sending';
  /** The server's reason for a refusal; null without one. */
  readonly error: string | null;
  /**
   * Called to move the line to the member's favourites; null for guests, and for lines with options that favourites
   * cannot store.
   */
  readonly onPostpone: (() => void) | null;
}

/** Products of one temperature zone and their parcel. */
export interface CartGroupView {
  readonly key: string;
  readonly zone: TemperatureZone;
  readonly lines: readonly CartLineProps[];
  /** The fee of the parcel; null if several destinations share the products. */
  readonly fee: ParcelFeeView | null;
  /** The zone whose parcel also contains these products at no extra fee (C-03). */
  readonly ridesWith: TemperatureZone | null;
}

/** A coupon of the member, used with one click. */
export interface OwnCoupon {
  readonly code: string;
  readonly name: string;
  /** The minimum amount and the expiry. */
  readonly terms: string;
  /** The server's reason why it cannot be used now; null if it can. */
  readonly reason: string | null;
}

export interface CouponEntry {
  readonly applied: readonly { readonly code: string; readonly name: string; readonly discount: number }[];
  readonly status: 'idle' | 'sending';
  /** The server's reason for a refusal; null without one. */
  readonly error: string | null;
  /** The member's unused coupons; empty for guests. */
  readonly mine: readonly OwnCoupon[];
  readonly onAdd: (code: string) => void;
  readonly onRemove: (code: string) => void;
}

/** The member's points to spend on this cart: all, some or none. */
export interface PointsEntry {
  readonly available: number;
  readonly used: number;
  /** The most points that this cart can use. */
  readonly most: number;
  /** The yen that remain to be paid after points. */
  readonly payment: number;
  readonly status: 'idle' | 'sending';
  /** The server's reason for a refusal; null without one. */
  readonly error: string | null;
  readonly onUse: (points: number) => void;
}

/** Coupons and points. */
export interface CartSavingsProps {
  readonly coupon: CouponEntry;
  /** Null for guests, and for members without points. */
  readonly points: PointsEntry | null;
}

/** The amounts of the cart, and the link to the next step. */
export interface CartSummaryProps extends CartSavingsProps {
  readonly sums: SumsView;
  /** Free shipping of the only destination; null if there are several or shipping is never free. */
  readonly freeCarriage: { readonly threshold: number; readonly remaining: number } | null;
  /** Why different zones need an additional parcel, and its fee (C-03). */
  readonly extraParcel: { readonly fee: number; readonly reason: string } | null;
  /** The link to the first step; `reason`: why it is not possible. */
  readonly checkout: {
    readonly status: 'ready' | 'saving' | 'blocked';
    readonly reason: string | null;
    readonly onStart: () => void;
  };
  /** For guests: log in to use saved addresses. */
  readonly loginHref: string | null;
  /** For members with a main address: directly to the confirmation (C-01). */
  readonly express: { readonly onExpress: () => void } | null;
}

/** The cart, by temperature zone. */
export interface CartPageProps {
  readonly status: 'loading' | 'ready' | 'empty' | 'outage';
  readonly alerts: readonly CheckoutAlert[];
  readonly groups: readonly CartGroupView[];
  /** Null while the cart is empty or not loaded. */
  readonly summary: CartSummaryProps | null;
  /** Texts of the shop for this page; null if not set. */
  readonly cautions: { readonly index: string | null; readonly note: string | null; readonly links: string | null };
  readonly browseHref: string;
  readonly onRetry: () => void;
}
