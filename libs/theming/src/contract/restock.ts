import type { ReactNode } from 'react';
import type { NamedLink } from './product.ts';

/** Restock notifications: the pages of the emailed links. */
export interface RestockSlots {
  RestockPage: RestockPageProps;
}

/** The result of an emailed link about a restock notification. */
export interface RestockPageProps {
  /** `confirm`: opening the link confirms the address. `end`: asks first, since programs open links too. */
  readonly purpose: 'confirm' | 'end';
  /** `over`: the link is expired, incomplete or already used. */
  readonly status: 'checking' | 'confirmed' | 'confirm' | 'ended' | 'over' | 'outage';
  /** The product, after the confirmation; null if the shop no longer shows it. */
  readonly product: NamedLink | null;
  /** Whether all notifications were cancelled, not only one product's. */
  readonly isAll: boolean;
  /** The button that cancels it. */
  readonly form: ReactNode;
  readonly productsHref: string;
  readonly onRetry: () => void;
}
