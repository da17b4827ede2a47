import type { ReactNode } from 'react';
import type { MetaOf } from './meta.ts';
import type { NamedLink } from './product.ts';

/** Being told that a product can be bought again: what stands behind the mailed links. */
export interface RestockSlots {
  RestockPage: RestockPageProps;
}

export interface RestockPageProps {
  /** The link confirms an address as it is opened; one that ends asks first, since programs open links too. */
  readonly purpose: 'confirm' | 'end';
  /** `over`: the link is expired, incomplete or has done its work. */
  readonly status: 'checking' | 'confirmed' | 'ask' | 'ended' | 'over' | 'outage';
  /** What is waited for, once it is confirmed; null for a product that the shop does not show any more. */
  readonly product: NamedLink | null;
  /** Everything was ended that the reader waited for, and not one product alone. */
  readonly isAll: boolean;
  /** The button that ends it. */
  readonly form: ReactNode;
  readonly productsHref: string;
  readonly onRetry: () => void;
}

export const restockMeta = {
  RestockPage: {
    v: 1,
    wrap: 'safe',
    replace: 'safe',
    doc: 'What became of a mailed link about goods that are waited for',
    states: ['checking', 'confirmed', 'ask', 'ended', 'over', 'outage', 'long_text'],
  },
} as const satisfies MetaOf<RestockSlots>;
