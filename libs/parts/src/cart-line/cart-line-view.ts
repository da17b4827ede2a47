import type { Availability } from '@shop/theming';
import type { ReactNode } from 'react';

/** The data of a cart line; money in integer yen including tax. */
export interface CartLineView {
  readonly href: string;
  readonly name: string;
  /** The name in its own language, so that screen readers and fonts switch (T-01). */
  readonly nameOriginal: { readonly text: string; readonly lang: string } | null;
  readonly unitLabel: string;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly maxQuantity: number;
  readonly amount: number;
  /** Whether the reduced tax rate applies, marked 「※」 (L-10). */
  readonly reducedTax: boolean;
  readonly availability: Availability;
  /** `pending`: a change of this line is being saved. */
  readonly status: 'idle' | 'pending';
  /** What changed in this line or is wrong with it (C-06). */
  readonly notices: readonly { readonly id: string; readonly tone: 'warning' | 'danger'; readonly text: string }[];
  /** Its paid extras; absent if none are offered. */
  readonly extras?: ReactNode;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}
