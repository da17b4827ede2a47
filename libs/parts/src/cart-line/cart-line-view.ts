import type { Availability } from '@shop/theming';
import type { ReactNode } from 'react';

/** What the parts of a cart line read of it; money in integer yen, tax included. */
export interface CartLineView {
  readonly href: string;
  readonly name: string;
  /** The name in its own language, marked as such for voices and fonts (T-01). */
  readonly nameOriginal: { readonly text: string; readonly lang: string } | null;
  readonly unitLabel: string;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly maxQuantity: number;
  readonly amount: number;
  /** Reduced rate, marked 「※」 (L-10). */
  readonly reducedTax: boolean;
  readonly availability: Availability;
  /** `pending` while a change of this line is on its way. */
  readonly status: 'idle' | 'pending';
  /** What changed or is wrong with this line (C-06). */
  readonly notices: readonly { readonly id: string; readonly tone: 'warning' | 'danger'; readonly text: string }[];
  /** What goes with it for money; nothing where none is offered. */
  readonly extras?: ReactNode;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}
