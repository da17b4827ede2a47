import type { ReactNode } from 'react';
import type { CheckoutAlert, ParcelFeeView, SumsView } from './checkout-parts.ts';
import type { Availability, ForeignName, ProductPicture, TemperatureZone } from './product.ts';

export interface CartLineProps {
  readonly lineKey: string;
  readonly href: string;
  readonly name: string;
  readonly nameOriginal: ForeignName | null;
  readonly brand: string;
  readonly unitLabel: string;
  readonly picture: ProductPicture;
  readonly zone: TemperatureZone;
  /** Today's price, tax included. */
  readonly unitPrice: number;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** Pieces in one case, of goods that are sold by the case. */
  readonly caseQuantity?: number;
  readonly amount: number;
  /** Reduced rate, marked 「※」 (L-10). */
  readonly reducedTax: boolean;
  readonly availability: Availability;
  /** `pending` while a change of this line is on its way. */
  readonly status: 'idle' | 'pending';
  /** What changed or is wrong with this line (C-06). */
  readonly notices: readonly { readonly id: string; readonly tone: 'warning' | 'danger'; readonly text: string }[];
  /** The slot LineExtras, which comes once the page stands; nothing where none is offered. */
  readonly extras: ReactNode;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** A paid extra that lies beside a line. */
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

/** A paid extra that can be put to a line. */
export interface OfferedExtra {
  readonly key: string;
  readonly name: string;
  /** What it is for. */
  readonly lead: string | null;
  readonly unitLabel: string;
  readonly unitPrice: number;
  readonly picture: ProductPicture;
  /** Most pieces that go with one piece of the product. */
  readonly mostPerPiece: number;
  /** Why it cannot be had now; null when it can. */
  readonly reason: string | null;
  readonly onAdd: () => void;
}

/** A set of the shop that a line belongs to. */
export interface LineSet {
  readonly key: string;
  readonly name: string;
  /** How many sets lie in the cart. */
  readonly quantity: number;
  /** Takes all goods of the set out of the cart. */
  readonly onRemove: () => void;
}

/** What goes with a cart line: the sets that its goods came with, paid extras (boxes, bags, tools), the way to buy later. */
export interface LineExtrasProps {
  /** Name of the line's product. */
  readonly productName: string;
  /** Sets whose goods lie in this line; empty for most. */
  readonly sets: readonly LineSet[];
  readonly chosen: readonly ChosenExtra[];
  /** Those that do not lie there yet. */
  readonly offers: readonly OfferedExtra[];
  /** `sending` while a change of an extra is on its way. */
  readonly status: 'idle' | 'sending';
  /** The server's reason of a refusal; null when there is none. */
  readonly error: string | null;
  /** Moves the line to the member's favourites; null for guests, and for lines that favourites could not keep whole. */
  readonly onLater: (() => void) | null;
}

/** Goods of one temperature zone and the parcel they travel in. */
export interface CartGroupView {
  readonly key: string;
  readonly zone: TemperatureZone;
  readonly lines: readonly CartLineProps[];
  /** Fee of the parcel; null while several destinations share the goods. */
  readonly fee: ParcelFeeView | null;
  /** These goods ride in the parcel of another zone and cost nothing more (C-03). */
  readonly ridesWith: TemperatureZone | null;
}

/** A coupon of the member, to be used with one press. */
export interface OwnCoupon {
  readonly code: string;
  readonly name: string;
  /** From which sum, and until when. */
  readonly terms: string;
  /** Why it cannot be used now, in the server's words; null when it can. */
  readonly reason: string | null;
}

export interface CouponEntry {
  readonly applied: readonly { readonly code: string; readonly name: string; readonly discount: number }[];
  readonly status: 'idle' | 'sending';
  /** The server's reason of a refusal; null when there is none. */
  readonly error: string | null;
  /** Those of the member that the cart does not use yet; empty for guests. */
  readonly mine: readonly OwnCoupon[];
  readonly onAdd: (code: string) => void;
  readonly onRemove: (code: string) => void;
}

/** The member's points, spent on this cart: all, some or none. */
export interface PointsEntry {
  readonly available: number;
  readonly used: number;
  /** Most points that this cart takes. */
  readonly most: number;
  /** Yen that stay to be paid with the points in use. */
  readonly payment: number;
  readonly status: 'idle' | 'sending';
  /** The server's reason of a refusal; null when there is none. */
  readonly error: string | null;
  readonly onUse: (points: number) => void;
}

/** What brings the sum down. */
export interface CartSavingsProps {
  readonly coupon: CouponEntry;
  /** Null for guests, and for members without points. */
  readonly points: PointsEntry | null;
}

export interface CartSummaryProps extends CartSavingsProps {
  readonly sums: SumsView;
  /** Free carriage of the one destination; null when there are several or none is free. */
  readonly freeCarriage: { readonly threshold: number; readonly remaining: number } | null;
  /** Why mixing zones adds a parcel, and what it adds (C-03). */
  readonly extraParcel: { readonly fee: number; readonly reason: string } | null;
  /** The way to the first step; `reason` says why it is closed. */
  readonly checkout: {
    readonly status: 'ready' | 'saving' | 'blocked';
    readonly reason: string | null;
    readonly onStart: () => void;
  };
  /** For guests: log in to buy with the saved addresses. */
  readonly loginHref: string | null;
  /** For members with a main address: straight to the confirmation (C-01). */
  readonly express: { readonly onExpress: () => void } | null;
}

export interface CartPageProps {
  readonly status: 'loading' | 'ready' | 'empty' | 'outage';
  readonly alerts: readonly CheckoutAlert[];
  readonly groups: readonly CartGroupView[];
  /** Null while the cart is empty or unknown. */
  readonly summary: CartSummaryProps | null;
  /** Texts that the shop has set for this page; null when none. */
  readonly cautions: { readonly index: string | null; readonly note: string | null; readonly links: string | null };
  readonly browseHref: string;
  readonly onRetry: () => void;
}
