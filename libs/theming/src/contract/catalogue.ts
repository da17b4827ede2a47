import type { ReactNode } from 'react';
import type { MetaOf } from './meta.ts';
import type {
  AddManyToCart,
  AddToCart,
  Crumb,
  PictureImage,
  ProductPicture,
  ProductSummary,
  TemperatureZone,
  WayIn,
} from './product.ts';

export interface CatalogueSlots {
  ProductListPage: ProductListPageProps;
  FacetPanel: FacetPanelProps;
  SortBar: SortBarProps;
  ProductCard: ProductCardProps;
  FavouriteButton: FavouriteButtonProps;
  Pagination: PaginationProps;
  ProductPage: ProductPageProps;
  ProductGallery: ProductGalleryProps;
  BuyBox: BuyBoxProps;
  ProductFacts: ProductFactsProps;
  ProductStory: ProductStoryProps;
  RelatedProducts: RelatedProductsProps;
  RecentProducts: RelatedProductsProps;
  ProductRequest: ProductRequestProps;
  ProductReviews: ProductReviewsProps;
  SearchBox: SearchBoxProps;
  CartDrawer: CartDrawerProps;
}

/** A wide photograph of what a category holds. */
export interface CategoryPhotograph extends PictureImage {
  /** Japanese alternative text. */
  readonly alt: string;
}

export interface ProductListPageProps {
  /** `loading` shows skeletons of the same geometry in place of the goods. */
  readonly status: 'ready' | 'loading';
  readonly title: string;
  readonly lead: string | null;
  /** What the category of the list looks like; null for a search, for all goods and for a category without a photograph. It is the page's first picture. */
  readonly picture: CategoryPhotograph | null;
  readonly breadcrumbs: readonly Crumb[];
  readonly products: readonly ProductSummary[];
  /** Adding from a card, by product key. */
  readonly addOf: (product: ProductSummary) => AddToCart;
  /** Adding several products at once, from an order sheet of this id. */
  readonly addManyOf: (sheet: string) => AddManyToCart;
  readonly facets: FacetPanelProps;
  readonly sort: SortBarProps;
  readonly pagination: PaginationProps;
  /** Chips: one filter each, and where the list is without it. */
  readonly activeFilters: readonly { readonly label: string; readonly removeHref: string }[];
  readonly clearHref: string;
  /** What the shop has to say of its goods as a whole; only on the list without filters. */
  readonly notice: { readonly title: string; readonly text: string; readonly link: WayIn | null } | null;
  /** Ways on when nothing was found. */
  readonly help: { readonly word: string | null; readonly ways: readonly WayIn[] };
}

/** A field that a GET form carries along unchanged. */
export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** 1 for a part of the option above it. */
  readonly depth: 0 | 1;
  /** Goods that the list would hold with this option; null when not counted. */
  readonly count: number | null;
  readonly checked: boolean;
}

export interface FacetGroup {
  readonly name: string;
  readonly legend: string;
  readonly kind: 'one' | 'many';
  readonly options: readonly FacetOption[];
  /** A sentence under the legend, as for allergens (L-54). */
  readonly note: string | null;
}

export interface FacetPanelProps {
  /** Path the GET form goes to when scripts are off. */
  readonly action: string;
  readonly groups: readonly FacetGroup[];
  readonly price: { readonly min: string; readonly max: string };
  readonly inStockOnly: boolean;
  readonly hidden: readonly HiddenField[];
  readonly total: number;
  readonly clearHref: string;
  /** The form changed; the list follows without a reload. */
  readonly onChange: (form: FormData) => void;
}

export interface SortBarProps {
  readonly action: string;
  readonly total: number;
  /** Positions of the first and last product shown; both 0 when there is none. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly selected: string;
  readonly hidden: readonly HiddenField[];
  readonly onChange: (value: string) => void;
}

export interface PaginationProps {
  readonly page: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

export interface ProductCardProps {
  readonly product: ProductSummary;
  /** Level of the card's heading in its page. */
  readonly headingLevel: 2 | 3;
  /** True for the one picture of a page that is loaded first. */
  readonly priority: boolean;
  readonly add: AddToCart;
}

/** The heart of a product: whether it is a favourite, and the way to change that. It is drawn once the page stands. */
export interface FavouriteButtonProps {
  /** Of the product, for those who hear the button without its card. */
  readonly name: string;
  /** `mark` at the corner of a card, which says where by `--favourite-inset`; `words` beside the button that buys. */
  readonly look: 'mark' | 'words';
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

export interface ProductPageProps {
  readonly breadcrumbs: readonly Crumb[];
  readonly product: ProductSummary;
  readonly gallery: ProductGalleryProps;
  readonly buyBox: BuyBoxProps;
  readonly facts: ProductFactsProps;
  readonly story: ProductStoryProps;
  readonly related: RelatedProductsProps;
  /** The slots ProductReviews and RecentProducts, which answer once the page stands; below all else. */
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

/** Asking the shop for a product that cannot be bought now. */
export interface ProductRequestProps {
  /** `restock`: it is sold out; `stocking`: the shop does not sell it at present. */
  readonly kind: 'restock' | 'stocking';
  /** The form with its own button; null once it was sent from this browser. */
  readonly form: ReactNode;
  /** The member's wishes; null for guests. */
  readonly listHref: string | null;
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
  /** Earliest delivery as a sentence; null when the shop cannot say. */
  readonly delivery: string | null;
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
  readonly origin: { readonly country: string; readonly region: string | null; readonly brand: string };
  readonly agingMonths: number | null;
  /** Grams in 100 g by the label, for charts of taste; null where the label has none. */
  readonly taste: { readonly salt: number; readonly fat: number; readonly protein: number } | null;
}

export interface RelatedProductsProps {
  readonly title: string;
  readonly products: readonly ProductSummary[];
  readonly addOf: (product: ProductSummary) => AddToCart;
}

export interface Suggestion {
  readonly label: string;
  readonly href: string;
  /** Second line: category, price, country. */
  readonly detail: string | null;
  readonly kind: 'product' | 'category' | 'brand' | 'past';
}

export interface SearchBoxProps {
  readonly action: string;
  readonly word: string;
  readonly status: 'idle' | 'loading' | 'ready';
  readonly suggestions: readonly Suggestion[];
  /** Called with every finished change; never while a conversion is open. */
  readonly onWordChange: (word: string) => void;
  readonly onSubmit: (word: string) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onForget: (word: string) => void;
}

export interface DrawerLine {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly picture: ProductPicture;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** What changed or is wrong with this line; null when all is well. */
  readonly notice: string | null;
}

export interface CartDrawerProps {
  readonly open: boolean;
  readonly status: 'ready' | 'updating' | 'failed';
  readonly message: string | null;
  /** What was taken out last, and the way back; null when some seconds have passed. */
  readonly undo: { readonly text: string; readonly onUndo: () => void } | null;
  readonly count: number;
  /** Goods only, carriage is told later. */
  readonly subtotal: number;
  readonly groups: readonly {
    readonly zone: TemperatureZone;
    readonly lines: readonly DrawerLine[];
  }[];
  readonly cartHref: string;
  readonly browseHref: string;
  /** Where it is asked whether the last order was taken, in place of all else; null when nothing is open. */
  readonly askingHref: string | null;
  readonly onQuantity: (key: string, quantity: number) => void;
  readonly onRemove: (key: string) => void;
  readonly onClose: () => void;
}

export const catalogueMeta = {
  ProductListPage: {
    v: 2,
    doc: 'Goods found: facets, sorting, cards, paging',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 8,
    states: ['ready', 'filtered', 'empty', 'loading', 'many', 'long_text'],
  },
  FacetPanel: {
    v: 1,
    doc: 'Filters of the list as a GET form',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 6,
    states: ['open', 'chosen', 'many', 'long_text'],
  },
  SortBar: {
    v: 1,
    doc: 'Count of the goods and their order',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 3,
    states: ['ready', 'empty', 'long_text'],
  },
  ProductCard: {
    v: 1,
    doc: 'One product in a list or shelf',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 6,
    states: [
      'in_stock',
      'photographed',
      'few',
      'sold_out',
      'suspended',
      'adding',
      'added',
      'failed',
      'selling_stopped',
      'long_text',
    ],
  },
  FavouriteButton: {
    v: 1,
    doc: 'The heart of a product',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 3,
    states: ['off', 'on', 'mark', 'long_text'],
  },
  Pagination: {
    v: 1,
    doc: 'Way through a long list',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 3,
    states: ['first', 'middle', 'last', 'single', 'many'],
  },
  ProductPage: {
    v: 2,
    doc: 'One product with all that is known of it',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 6,
    states: ['in_stock', 'suspended', 'sold_out', 'long_text'],
  },
  ProductGallery: {
    v: 1,
    doc: 'Pictures of one product',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 4,
    states: ['drawn', 'one', 'several', 'many', 'zoomed', 'long_text'],
  },
  BuyBox: {
    v: 2,
    doc: 'Price, quantity, delivery and the way into the cart',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 8,
    states: [
      'in_stock',
      'few',
      'sold_out',
      'suspended',
      'selling_stopped',
      'limited',
      'adding',
      'added',
      'failed',
      'long_text',
    ],
  },
  ProductFacts: {
    v: 1,
    doc: 'Label block of the food',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 4,
    states: ['food', 'tool', 'allergens', 'long_text'],
  },
  ProductStory: {
    v: 1,
    doc: 'Taste, pairing, serving, origin',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 4,
    states: ['full', 'short', 'long_text'],
  },
  RelatedProducts: {
    v: 1,
    doc: 'Goods that go with this one',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 3,
    states: ['several', 'none', 'long_text'],
  },
  RecentProducts: {
    v: 1,
    doc: 'Goods that the reader has looked at',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 3,
    states: ['several', 'none', 'long_text'],
  },
  ProductReviews: {
    v: 1,
    doc: 'What buyers say of a product',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 4,
    states: ['default', 'samples', 'many', 'busy', 'failed', 'long_text'],
  },
  ProductRequest: {
    v: 1,
    doc: 'Asking for a product that cannot be bought',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 3,
    states: ['restock', 'stocking', 'requested', 'long_text'],
  },
  SearchBox: {
    v: 1,
    doc: 'Search with suggestions',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 6,
    states: ['closed', 'suggesting', 'past', 'nothing', 'loading', 'long_text'],
  },
  CartDrawer: {
    v: 1,
    doc: 'The cart at the side, grouped by temperature zone',
    wrap: 'safe',
    replace: 'safe',
    budgetKb: 8,
    states: ['empty', 'asking', 'one_zone', 'several_zones', 'updating', 'failed', 'undo', 'many_lines', 'long_text'],
  },
} as const satisfies MetaOf<CatalogueSlots>;
