import type { ReactNode } from 'react';
import type { AddToCart, ProductPicture, ProductSummary, NamedLink } from './product.ts';
import type { NearestProduct } from './waiting.ts';

/** One product with everything about it. */
export interface ProductPageProps {
  readonly breadcrumbs: readonly NamedLink[];
  readonly product: ProductSummary;
  readonly gallery: ProductGalleryProps;
  readonly buyBox: BuyBoxProps;
  readonly specs: ProductSpecsProps;
  readonly story: ProductStoryProps;
  readonly related: RelatedProductsProps;
  /** The contents of a gift box, below its own label; null for any other product. */
  readonly contents: ReactNode;
  /**
   * The slots BuyBar, ProductTale, ProductRecipes, ProductReviews and RecentProducts, loaded after hydration; below all
   * else.
   */
  readonly recent: ReactNode;
  /** The shop's caution for product pages, as plain text; null if not set. */
  readonly caution: string | null;
}

/** A customer review. */
export interface ReviewView {
  readonly id: number;
  readonly author: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly body: string;
  /** `2026.11.21` */
  readonly day: string;
  readonly isSample: boolean;
  readonly isPurchased: boolean;
  /** The incentive for the review, as text; null without one (L-43). */
  readonly incentive: string | null;
}

/** Customer reviews of a product; samples of the shop are labelled and not counted. */
export interface ProductReviewsProps {
  /** The ratings of customers, with the number of 5, 4, 3, 2 and 1; `average` is null without ratings. */
  readonly ratings: { readonly count: number; readonly average: number | null; readonly counts: readonly number[] };
  readonly rows: readonly ReviewView[];
  /** Null if there is nothing to sort. */
  readonly sort: {
    readonly value: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
    readonly onChange: (value: string) => void;
  } | null;
  /** Null if all are shown. */
  readonly more: { readonly remaining: number; readonly isBusy: boolean; readonly onMore: () => void } | null;
  /** Why the last request failed; null if it did not. */
  readonly failure: string | null;
}

/** Requests one restock email, or that the shop stocks a product, where it cannot be bought now. */
export interface ProductRequestProps {
  /** `restock`: it is sold out. `stocking`: the shop does not sell it at present. */
  readonly kind: 'restock' | 'stocking';
  /** The form with its button; null after it was sent from this browser. */
  readonly form: ReactNode;
  /** The member's product requests; null for guests. */
  readonly listHref: string | null;
  readonly notice: RestockNoticeView;
  /** An available alternative; null without one. */
  readonly nearest: NearestProduct | null;
}

/** Requests a restock notification. */
export interface RestockNoticeView {
  /** `mailed`: a guest must confirm by an emailed link. `noted`: a member is registered. */
  readonly status: 'form' | 'mailed' | 'noted';
  /** The form with its button: an email address for guests, no fields for members. */
  readonly form: ReactNode;
  /** Whether the mail goes to the address of the account. */
  readonly isMember: boolean;
  /** Where the link was mailed, and in how many days it expires; otherwise null. */
  readonly mailed: { readonly email: string; readonly days: number } | null;
  readonly onAgain: () => void;
}

/** A picture of a gallery. */
export interface GalleryPicture extends ProductPicture {
  /** The name of the picture in the navigation. */
  readonly caption: string;
}

/** The pictures of a product. */
export interface ProductGalleryProps {
  readonly productName: string;
  /** The main one first. */
  readonly pictures: readonly GalleryPicture[];
}

/** The measurements that a product needs. The server validates them when it is added to the cart. */
export interface MeasurementEntry {
  /** The wearer first, then the body measurements. */
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly hint: string | null;
    readonly isNumber: boolean;
    readonly value: string;
    readonly error: string | null;
  }[];
  readonly onField: (name: string, value: string) => void;
  /** Raised with each refusal, so that the first invalid field receives the focus. */
  readonly attempt: number;
  /** The member's saved measurements, the latest of each person. */
  readonly saved: readonly { readonly id: number; readonly name: string; readonly day: string }[];
  readonly onUse: (id: number) => void;
  /** For members; null for guests. */
  readonly manageHref: string | null;
  /** For guests; null for members. */
  readonly loginHref: string | null;
}

/** Price, quantity, delivery and the button of a product. */
export interface BuyBoxProps {
  readonly product: ProductSummary;
  /** The product's heart with its label; empty until hydration. */
  readonly favourite?: ReactNode;
  /** Whether the reduced tax rate applies, marked 「※」 (L-10). */
  readonly reducedTax: boolean;
  /** The most pieces per order; null without limit. */
  readonly purchaseLimit: number | null;
  /** The most pieces that can be added now: limit and stock minus the pieces in the cart. */
  readonly maxQuantity: number;
  readonly inCart: number;
  /** The slot DeliveryPromise; null if the shop cannot say. */
  readonly delivery: ReactNode;
  /** 保存方法 and the guaranteed remaining days (L-51). */
  readonly storage: string;
  readonly bestBefore: string | null;
  readonly gift: { readonly wrapping: boolean; readonly noshi: boolean };
  /** The heating instruction of raw products (L-56). */
  readonly handling: string | null;
  /** The measurements to enter before it is added to the cart; null except for clothes. */
  readonly measurement: MeasurementEntry | null;
  readonly add: AddToCart;
  readonly cartHref: string;
  /** The slot ProductRequest if the product cannot be bought; otherwise null. */
  readonly request: ReactNode;
  /** How it can be returned (L-06). */
  readonly returns: string;
  readonly returnsHref: string;
}

/** The food label as text, before the purchase (L-50…L-58). */
export interface ProductSpecsProps {
  readonly rows: readonly { readonly id: string; readonly term: string; readonly text: string }[];
  readonly allergens: {
    /** Whether allergens are registered: if not, the product may not be shown as free of any (L-54). */
    readonly known: boolean;
    readonly mandatory: readonly string[];
    readonly recommended: readonly string[];
    /** The allergens in collective wording (L-53). */
    readonly sentence: string;
  };
  readonly nutrition: readonly { readonly term: string; readonly text: string }[];
  readonly geographicalIndication: { readonly name: string; readonly label: string } | null;
}

/** Taste, pairing, serving and origin. */
export interface ProductStoryProps {
  readonly name: string;
  readonly tasting: string | null;
  readonly pairings: readonly string[];
  readonly serving: string | null;
  readonly origin: {
    readonly country: string;
    readonly region: string | null;
    readonly brand: string;
    /** The page of the maker; null without one. */
    readonly makerHref: string | null;
  };
  readonly agingMonths: number | null;
  /** Grams per 100 g by the label, for charts of taste; null if it has none. */
  readonly taste: { readonly salt: number; readonly fat: number; readonly protein: number } | null;
}

/** Products that go with this one. */
export interface RelatedProductsProps {
  readonly title: string;
  readonly products: readonly ProductSummary[];
  readonly addOf: (product: ProductSummary) => AddToCart;
}

/** Recipes with a product. */
export interface ProductRecipesProps {
  readonly title: string;
  /** At least one. */
  readonly rows: readonly { readonly href: string; readonly title: string; readonly lead: string }[];
  readonly more: NamedLink;
}
