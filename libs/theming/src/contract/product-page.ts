import type { ReactNode } from 'react';
import type { AddToCart, ProductPicture, ProductSummary, NamedLink } from './product.ts';
import type { NearestProduct } from './waiting.ts';

export interface ProductPageProps {
  readonly breadcrumbs: readonly NamedLink[];
  readonly product: ProductSummary;
  readonly gallery: ProductGalleryProps;
  readonly buyBox: BuyBoxProps;
  readonly facts: ProductFactsProps;
  readonly story: ProductStoryProps;
  readonly related: RelatedProductsProps;
  /** What lies in a gift set, below its own label; null for any other product. */
  readonly contents: ReactNode;
  /** The slots BuyBar, ProductTale, ProductRecipes, ProductReviews and RecentProducts, which answer once the page stands; below all else. */
  readonly recent: ReactNode;
  /** Caution of product pages as plain text, when the shop has set one. */
  readonly caution: string | null;
}

/** What one buyer says. */
export interface ReviewView {
  readonly id: number;
  readonly author: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  /** Plain text, with line breaks. */
  readonly body: string;
  /** `2026.11.21` */
  readonly day: string;
  readonly isSample: boolean;
  readonly isPurchased: boolean;
  /** What was given for it, in words; null for nothing (L-43). */
  readonly incentive: string | null;
}

/** What buyers say of a product; samples of the shop say so and are not counted. */
export interface ProductReviewsProps {
  /** Of buyers, with how many gave 5, 4, 3, 2 and 1; `average` is null while no buyer has rated it. */
  readonly ratings: { readonly count: number; readonly average: number | null; readonly counts: readonly number[] };
  readonly rows: readonly ReviewView[];
  /** Null where there is nothing to sort. */
  readonly sort: {
    readonly value: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
    readonly onChange: (value: string) => void;
  } | null;
  /** Null when all are shown. */
  readonly more: { readonly remaining: number; readonly isBusy: boolean; readonly onMore: () => void } | null;
  /** Why the last reading failed; null when it did not. */
  readonly failure: string | null;
}

/** Asking to be told once by mail, and asking the shop for it, where a product cannot be bought now. */
export interface ProductRequestProps {
  /** `restock`: it is sold out; `stocking`: the shop does not sell it at present. */
  readonly kind: 'restock' | 'stocking';
  /** The form with its own button; null once it was sent from this browser. */
  readonly form: ReactNode;
  /** The member's wishes; null for guests. */
  readonly listHref: string | null;
  readonly notice: RestockNoticeView;
  /** What can be had instead; null when nothing like it can. */
  readonly nearest: NearestProduct | null;
}

/** Asking to be told when it can be bought. */
export interface RestockNoticeView {
  /** `mailed`: a guest has to open a link first; `noted`: a member, who waits from now on. */
  readonly status: 'ask' | 'mailed' | 'noted';
  /** What is asked with its button: a guest's address, of a member nothing. */
  readonly form: ReactNode;
  /** Whether the mail goes to the address of the account. */
  readonly isMember: boolean;
  /** Where the link was mailed, and in how many days it must be opened; null otherwise. */
  readonly mailed: { readonly email: string; readonly days: number } | null;
  readonly onAgain: () => void;
}

/** A picture among several. */
export interface GalleryPicture extends ProductPicture {
  /** What it is called on the way to it. */
  readonly caption: string;
}

export interface ProductGalleryProps {
  readonly productName: string;
  /** The main one first. */
  readonly pictures: readonly GalleryPicture[];
}

/** Measurements that a product asks for. The server judges them when the product goes into the cart. */
export interface MeasurementEntry {
  /** Who wears it first, then the parts of the body. */
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly hint: string | null;
    readonly isNumber: boolean;
    readonly value: string;
    readonly error: string | null;
  }[];
  readonly onField: (name: string, value: string) => void;
  /** Raised at each refusal, so that the first field in error takes the focus. */
  readonly attempt: number;
  /** What a member has written down before, the newest of each person. */
  readonly saved: readonly { readonly id: number; readonly name: string; readonly day: string }[];
  readonly onUse: (id: number) => void;
  /** For members; null for guests. */
  readonly manageHref: string | null;
  /** For guests; null for members. */
  readonly loginHref: string | null;
}

export interface BuyBoxProps {
  readonly product: ProductSummary;
  /** The product's heart with its word; empty until the page stands. */
  readonly favourite?: ReactNode;
  /** Reduced rate, marked 「※」 (L-10). */
  readonly reducedTax: boolean;
  /** Pieces that one order may hold; null when not limited. */
  readonly purchaseLimit: number | null;
  /** Most that can be added now: limit and stock less what the cart already holds. */
  readonly maxQuantity: number;
  readonly inCart: number;
  /** The slot DeliveryPromise; null when the shop cannot say. */
  readonly delivery: ReactNode;
  /** 保存方法 and the promise of remaining days (L-51). */
  readonly storage: string;
  readonly bestBefore: string | null;
  readonly gift: { readonly wrapping: boolean; readonly noshi: boolean };
  /** Heating instruction for raw goods (L-56). */
  readonly handling: string | null;
  /** What must be measured for it, to be filled in before it goes into the cart; null for all goods but clothes. */
  readonly measurement: MeasurementEntry | null;
  readonly add: AddToCart;
  readonly cartHref: string;
  /** The slot ProductRequest where the product cannot be bought; null elsewhere. */
  readonly request: ReactNode;
  /** How it can be sent back (L-06). */
  readonly returns: string;
  readonly returnsHref: string;
}

/** The label block: what the package says, as text, before the shopper buys (L-50…L-58). */
export interface ProductFactsProps {
  readonly rows: readonly { readonly id: string; readonly term: string; readonly text: string }[];
  readonly allergens: {
    /** False when nothing is registered: then nothing may be told as free of anything (L-54). */
    readonly known: boolean;
    readonly mandatory: readonly string[];
    readonly recommended: readonly string[];
    /** Collective wording (L-53). */
    readonly sentence: string;
  };
  readonly nutrition: readonly { readonly term: string; readonly text: string }[];
  readonly geographicalIndication: { readonly name: string; readonly label: string } | null;
}

export interface ProductStoryProps {
  readonly name: string;
  readonly tasting: string | null;
  readonly pairings: readonly string[];
  readonly serving: string | null;
  readonly origin: {
    readonly country: string;
    readonly region: string | null;
    readonly brand: string;
    /** Where the maker tells of itself; null where it does not. */
    readonly makerHref: string | null;
  };
  readonly agingMonths: number | null;
  /** Grams in 100 g by the label, for charts of taste; null where the label has none. */
  readonly taste: { readonly salt: number; readonly fat: number; readonly protein: number } | null;
}

export interface RelatedProductsProps {
  readonly title: string;
  readonly products: readonly ProductSummary[];
  readonly addOf: (product: ProductSummary) => AddToCart;
}

export interface ProductRecipesProps {
  readonly title: string;
  /** At least one. */
  readonly rows: readonly { readonly href: string; readonly title: string; readonly lead: string }[];
  readonly more: NamedLink;
}
