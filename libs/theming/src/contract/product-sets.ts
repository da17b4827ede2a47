import type { OfferedExtra } from './checkout-cart.ts';
import type { MetaOf } from './meta.ts';
import type { AddToCart, ProductPicture } from './product.ts';

/** What is packed together, and what can go with a product. */
export interface SetSlots {
  ProductOffers: ProductOffersProps;
  ProductSets: ProductSetsProps;
  ProductContents: ProductContentsProps;
}

/** Goods that the shop has put together. */
export interface SetView {
  readonly key: string;
  readonly name: string;
  readonly lead: string;
  /** Of all its goods, tax included. */
  readonly price: number;
  readonly items: readonly {
    readonly key: string;
    readonly href: string;
    readonly name: string;
    readonly quantity: number;
    readonly picture: ProductPicture;
    /** Why it cannot be had now; null when it can. */
    readonly reason: string | null;
  }[];
  /** It cannot be had whole now. */
  readonly isClosed: boolean;
  readonly status: AddToCart['status'];
  /** What came of it, in words; null before. */
  readonly message: string | null;
  readonly onAdd: () => void;
}

/** Paid extras that can go with a product; at least one. */
export interface ProductOffersProps {
  readonly offers: readonly Omit<OfferedExtra, 'onAdd'>[];
}

/** Sets that a product belongs to; at least one. */
export interface ProductSetsProps {
  readonly sets: readonly SetView[];
  readonly cartHref: string;
}

/** What lies in a gift set. */
export interface ProductContentsProps {
  readonly title: string;
  /** At least one, in the order in which the shop packs them. */
  readonly rows: readonly {
    readonly key: string;
    readonly href: string;
    readonly name: string;
    readonly quantity: number;
    /** The lines of its own label (L-50). */
    readonly label: readonly { readonly id: string; readonly term: string; readonly text: string }[];
  }[];
}

export const setMeta = {
  ProductOffers: {
    v: 1,
    doc: 'Paid extras that can go with a product',
    wrap: 'safe',
    replace: 'safe',
    states: ['one', 'several', 'long_text'],
  },
  ProductSets: {
    v: 1,
    doc: 'Sets that a product belongs to, to be put in whole',
    wrap: 'safe',
    replace: 'safe',
    states: ['one', 'several', 'adding', 'added', 'failed', 'sold_out', 'long_text'],
  },
  ProductContents: {
    v: 1,
    doc: 'What lies in a gift set, each with its own label block',
    wrap: 'safe',
    replace: 'safe',
    states: ['several', 'one', 'long_text'],
  },
} as const satisfies MetaOf<SetSlots>;
