import type { ReactNode } from 'react';

/** Temperature zone that a product is kept and sent in. */
export type TemperatureZone = 'ambient' | 'chilled' | 'frozen';

/** Whether and why a product can or cannot be bought now. */
export type Availability =
  | { readonly kind: 'in_stock' }
  | { readonly kind: 'few'; readonly remaining: number }
  /** `noticeHref`: where a list leads who wants to be told when it is there again. */
  | { readonly kind: 'sold_out'; readonly noticeHref?: string }
  /** Import or sale of this product is halted; `reason` is shown and nothing can be bought. */
  | { readonly kind: 'suspended'; readonly reason: string; readonly noticeHref?: string }
  /** The whole shop has stopped selling for the time being (spec §4). */
  | { readonly kind: 'selling_stopped' };

/** A name in its own language, so that screen readers and fonts switch (T-01). */
export interface ForeignName {
  readonly text: string;
  readonly lang: string;
}

/** A product as lists, shelves and cards show it. Yen are tax-included integers. */
export interface ProductSummary {
  readonly key: string;
  /** The numeric id that cart calls take. */
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly nameOriginal: ForeignName | null;
  readonly brand: string;
  readonly country: string;
  readonly category: { readonly slug: string; readonly name: string; readonly href: string };
  readonly price: number;
  /** 内容量, for example 80g(約8枚). */
  readonly unitLabel: string;
  readonly pricePer100g: number | null;
  /** Told of goods that are sold by the case, in lists of goods and on their own pages. */
  readonly byCase?: CaseOffer;
  readonly zone: TemperatureZone;
  readonly availability: Availability;
  /** Registered name when the product bears a geographical indication (L-58). */
  readonly geographicalIndication: string | null;
  readonly agingMonths: number | null;
  /** What it can be given with. */
  readonly gift: { readonly wrapping: boolean; readonly noshi: boolean };
  readonly picture: ProductPicture;
  /** Its heart, for the corner of a card; empty until the page stands. */
  readonly favourite?: ReactNode;
}

/** A case of a product: so many pieces at the price of a piece. */
export interface CaseOffer {
  readonly quantity: number;
  /** Yen of tax in the price of one case, rounded once for it; to be shown, never summed (L-24). */
  readonly taxAmount: number;
  /** Stock and limit allow no whole case now. */
  readonly isShort: boolean;
}

/** The picture that stands for the product: a photograph, or for want of one a drawing of its kind. */
export interface ProductPicture {
  /** Name of the drawing. */
  readonly drawing: string;
  /** What it stands on: for drawings one of two grounds, so that a shelf has rhythm; a photograph fills its field. */
  readonly tone: 'plate' | 'plateAlt' | 'photo';
  /** Japanese alternative text. */
  readonly alt: string;
  readonly image: PictureImage | null;
}

/** A photograph in several sizes: one of them is at `<base>/<width>.<avif|webp>`. */
export interface PictureImage {
  /** Pixels of the whole photograph. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, as `#8a2f2b`. */
  readonly color: string;
  /** A blurred miniature as data URI. */
  readonly placeholder: string;
  readonly base: string;
  /** Ascending. */
  readonly widths: readonly number[];
}

/** Putting a product into the cart, as a card or a buy box sees it. */
export interface AddToCart {
  readonly status: 'idle' | 'adding' | 'added' | 'failed';
  /** What to tell the shopper after `added` or `failed`; null when there is nothing to say. */
  readonly message: string | null;
  readonly onAdd: (quantity: number) => void;
}

/** A product and how many pieces of it. */
export interface WantedLine {
  readonly key: string;
  readonly quantity: number;
}

/** Putting several products into the cart in one call: all of them or none. */
export interface AddManyToCart {
  readonly status: AddToCart['status'];
  /** What to tell the shopper after `added` or `failed`; null when there is nothing to say. */
  readonly message: string | null;
  /** Why a product was refused, by its key. */
  readonly errors: Readonly<Record<string, string>>;
  /** @returns whether they are in the cart now */
  readonly onAdd: (lines: readonly WantedLine[]) => Promise<boolean>;
}

/** A word or picture that leads somewhere. */
export interface NamedLink {
  readonly label: string;
  readonly href: string;
}
