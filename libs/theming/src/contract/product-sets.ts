import type { OfferedExtra } from './checkout-cart.ts';
import type { AddToCart, ProductPicture } from './product.ts';

/** The contents of a gift box, and the sets and extras of a product. */
export interface SetSlots {
  ProductOffers: ProductOffersProps;
  ProductSets: ProductSetsProps;
  ProductContents: ProductContentsProps;
}

/** A product set. */
export interface SetView {
  readonly key: string;
  readonly name: string;
  readonly lead: string;
  /** The price of all its products, including tax. */
  readonly price: number;
  readonly items: readonly {
    readonly key: string;
    readonly href: string;
    readonly name: string;
    readonly quantity: number;
    readonly picture: ProductPicture;
    /** Why it is not available now; null if it is. */
    readonly reason: string | null;
  }[];
  /** Whether it cannot be bought completely now. */
  readonly isClosed: boolean;
  readonly status: AddToCart['status'];
  /** The result as text; null before. */
  readonly message: string | null;
  readonly onAdd: () => void;
}

/** The paid extras of a product; at least one. */
export interface ProductOffersProps {
  readonly offers: readonly Omit<OfferedExtra, 'onAdd'>[];
}

/** The sets that contain a product; at least one. */
export interface ProductSetsProps {
  readonly sets: readonly SetView[];
  readonly cartHref: string;
}

/** The contents of a gift box. */
export interface ProductContentsProps {
  readonly title: string;
  /** At least one, in the order of the shop. */
  readonly rows: readonly {
    readonly key: string;
    readonly href: string;
    readonly name: string;
    readonly quantity: number;
    /** The lines of its own label (L-50). */
    readonly label: readonly { readonly id: string; readonly term: string; readonly text: string }[];
  }[];
}
