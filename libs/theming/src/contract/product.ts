import type { ReactNode } from 'react';

/** The temperature zone in which a product is stored and shipped. */
export type TemperatureZone = 'ambient' | 'chilled' | 'frozen';

/** Whether a product can be bought now, and why not. */
export type Availability =
  | { readonly kind: 'in_stock' }
  | { readonly kind: 'few'; readonly remaining: number }
  /** `noticeHref`: where to request a restock notification, in lists. */
  | { readonly kind: 'sold_out'; readonly noticeHref?: string }
  /** Import or sale is suspended; `reason` is shown. */
  | { readonly kind: 'suspended'; readonly reason: string; readonly noticeHref?: string }
  /** The whole shop has stopped selling temporarily (spec §4). */
  | { readonly kind: 'selling_stopped' };

/** A name in its own language, so that screen readers and fonts switch (T-01). */
export interface ForeignName {
  readonly text: string;
  readonly lang: string;
}

/** A product in lists, shelves and cards. Amounts are integer yen including tax. */
export interface ProductSummary {
  readonly key: string;
  /** The numeric id for cart calls. */
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
  /** For products sold by the case; in product lists and on product pages. */
  readonly byCase?: CaseOffer;
  readonly zone: TemperatureZone;
  readonly availability: Availability;
  /** The registered name of a product with a geographical indication (L-58). */
  readonly geographicalIndication: string | null;
  readonly agingMonths: number | null;
  /** The available gift options. */
  readonly gift: { readonly wrapping: boolean; readonly noshi: boolean };
  readonly picture: ProductPicture;
  /** Its heart, for the corner of a card; empty until hydration. */
  readonly favourite?: ReactNode;
}

/** A case of a product: a number of pieces at the price per piece. */
export interface CaseOffer {
  readonly quantity: number;
  /** The tax in the price of one case in yen, rounded once per case; for display, never to be summed (L-24). */
  readonly taxAmount: number;
  /** Whether stock and limit allow no whole case now. */
  readonly isShort: boolean;
}

/** The picture of a product: a photograph, or an illustration of its kind. */
export interface ProductPicture {
  /** The name of the illustration. */
  readonly drawing: string;
  /** The background: an illustration has one of two, so that a shelf has variety; a photograph fills its area. */
  readonly tone: 'plate' | 'plateAlt' | 'photo';
  /** The alternative text, in Japanese. */
  readonly alt: string;
  readonly image: PictureImage | null;
}

/** A photograph in several sizes, each at `<base>/<width>.<avif|webp>`. */
export interface PictureImage {
  /** The size of the whole photograph in pixels. */
  readonly width: number;
  readonly height: number;
  /** The dominant colour, as `#8a2f2b`. */
  readonly color: string;
  /** A blurred thumbnail as data URI. */
  readonly placeholder: string;
  readonly base: string;
  /** Ascending; empty for a stored file of one size, which `base` is. */
  readonly widths: readonly number[];
  /** Of an uploaded picture: the point that stays visible when its frame crops it, from 0 to 1. */
  readonly focus?: { readonly x: number; readonly y: number };
}

/** The picture of a banner or text: an uploaded one, or a stored file by its absolute URL. */
export interface ContentPicture {
  readonly src: string;
  readonly alt: string;
  /** The uploaded picture; `src` is empty then. */
  readonly image?: PictureImage;
}

/** Adds a product to the cart, from a card or a buy box. */
export interface AddToCart {
  readonly status: 'idle' | 'adding' | 'added' | 'failed';
  /** The message after `added` or `failed`; null without one. */
  readonly message: string | null;
  readonly onAdd: (quantity: number) => void;
  /** The URL that a form with the field `quantity` is posted to where scripts do not run; null when that is not enough. */
  readonly action: string | null;
}

/** A product and its quantity. */
export interface WantedLine {
  readonly key: string;
  readonly quantity: number;
}

/** Adds several products to the cart in one call: all or none. */
export interface AddManyToCart {
  readonly status: AddToCart['status'];
  /** The message after `added` or `failed`; null without one. */
  readonly message: string | null;
  /** Why a product was refused, by its key. */
  readonly errors: Readonly<Record<string, string>>;
  /** @returns whether they are in the cart now */
  readonly onAdd: (lines: readonly WantedLine[]) => Promise<boolean>;
}

/** A link with its label. */
export interface NamedLink {
  readonly label: string;
  readonly href: string;
}
