import type { OfferedExtra } from './checkout-cart.ts';
import type { AddToCart, ProductPicture } from './product.ts';

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
