import type { ReactNode } from 'react';
import type { MetaOf } from './meta.ts';
import type {
  BuyBoxProps,
  ProductFactsProps,
  ProductGalleryProps,
  ProductPageProps,
  ProductRecipesProps,
  ProductRequestProps,
  ProductReviewsProps,
  ProductStoryProps,
  RelatedProductsProps,
} from './product-page.ts';
import type { CartDrawerProps } from './cart-drawer.ts';
import type { GiftBudgetsProps, SearchBoxProps, SearchHelpProps, SearchUnderstoodProps } from './search.ts';
import type { WaitingGoodsProps } from './waiting.ts';
import type { AddManyToCart, AddToCart, NamedLink, PictureImage, ProductSummary } from './product.ts';

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
  ProductRecipes: ProductRecipesProps;
  ProductRequest: ProductRequestProps;
  ProductReviews: ProductReviewsProps;
  SearchBox: SearchBoxProps;
  SearchHelp: SearchHelpProps;
  SearchUnderstood: SearchUnderstoodProps;
  GiftBudgets: GiftBudgetsProps;
  WaitingGoods: WaitingGoodsProps;
  CartDrawer: CartDrawerProps;
}

/** A wide photograph of a category. */
export interface CategoryPhotograph extends PictureImage {
  /** The alternative text, in Japanese. */
  readonly alt: string;
}

export interface ProductListPageProps {
  /** `loading` shows skeletons of the same size instead of products. */
  readonly status: 'ready' | 'loading';
  readonly title: string;
  /** The text and links of one paragraph: a description of the list, or the slot SearchUnderstood or GiftBudgets. */
  readonly lead: ReactNode;
  /** The first picture of the page; null for a search, for all products and for a category without a photograph. */
  readonly picture: CategoryPhotograph | null;
  readonly breadcrumbs: readonly NamedLink[];
  readonly products: readonly ProductSummary[];
  /** Returns the props to add a product from its card, by product key. */
  readonly addOf: (product: ProductSummary) => AddToCart;
  /** Returns the props to add several products at once, from the order form with this id. */
  readonly addManyOf: (sheet: string) => AddManyToCart;
  readonly facets: FacetPanelProps;
  readonly sort: SortBarProps;
  readonly pagination: PaginationProps;
  /** Chips: the label of each filter, and the list without it. */
  readonly activeFilters: readonly { readonly label: string; readonly removeHref: string }[];
  readonly clearHref: string;
  /** A notice of the shop about its products; only on the list without filters. */
  readonly notice: { readonly title: string; readonly text: string; readonly link: NamedLink | null } | null;
  /** Links for an empty list. */
  readonly help: { readonly word: string | null; readonly ways: readonly NamedLink[] };
  /** The slot SearchHelp, below `ways`; null if products were found. */
  readonly nearest: ReactNode;
}

/** A field that a GET form passes on unchanged. */
export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** 1 for a child of the option above it. */
  readonly depth: 0 | 1;
  /** The number of products with this option; null if not counted. */
  readonly count: number | null;
  readonly checked: boolean;
}

export interface FacetGroup {
  readonly name: string;
  readonly legend: string;
  readonly kind: 'one' | 'many';
  readonly options: readonly FacetOption[];
  /** A sentence below the legend, such as for allergens (L-54). */
  readonly note: string | null;
}

export interface FacetPanelProps {
  /** The path of the GET form, for use without scripts. */
  readonly action: string;
  readonly groups: readonly FacetGroup[];
  readonly price: { readonly min: string; readonly max: string };
  readonly inStockOnly: boolean;
  readonly hidden: readonly HiddenField[];
  readonly total: number;
  readonly clearHref: string;
  /** Called when the form changes; the list is updated without a reload. */
  readonly onChange: (form: FormData) => void;
}

export interface SortBarProps {
  readonly action: string;
  readonly total: number;
  /** The positions of the first and last product shown; both 0 if there is none. */
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
  /** The level of the card's heading on its page. */
  readonly headingLevel: 2 | 3;
  /** Whether this is the picture that the page loads first. */
  readonly priority: boolean;
  readonly add: AddToCart;
}

/** The heart of a product: whether it is a favourite, and how to change that. It is rendered after hydration. */
export interface FavouriteButtonProps {
  /** The name of the product, for screen readers that read the button without its card. */
  readonly name: string;
  /** `mark`: in the corner of a card, which positions it by `--favourite-inset`. `words`: next to the buy button. */
  readonly look: 'mark' | 'words';
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

export const catalogueMeta = {
  ProductListPage: {
    v: 4,
    doc: 'Goods found: facets, sorting, cards, paging',
    wrap: 'safe',
    replace: 'safe',
    states: ['ready', 'filtered', 'empty', 'loading', 'many', 'long_text'],
  },
  FacetPanel: {
    v: 1,
    doc: 'Filters of the list as a GET form',
    wrap: 'safe',
    replace: 'safe',
    states: ['open', 'sheet', 'chosen', 'many', 'long_text'],
  },
  SortBar: {
    v: 1,
    doc: 'Count of the goods and their order',
    wrap: 'safe',
    replace: 'safe',
    states: ['ready', 'empty', 'long_text'],
  },
  ProductCard: {
    v: 1,
    doc: 'One product in a list or shelf',
    wrap: 'safe',
    replace: 'safe',
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
    states: ['off', 'on', 'mark', 'long_text'],
  },
  Pagination: {
    v: 1,
    doc: 'Way through a long list',
    wrap: 'safe',
    replace: 'safe',
    states: ['first', 'middle', 'last', 'single', 'many'],
  },
  ProductPage: {
    v: 2,
    doc: 'One product with all that is known of it',
    wrap: 'safe',
    replace: 'safe',
    states: ['in_stock', 'suspended', 'sold_out', 'long_text'],
  },
  ProductGallery: {
    v: 1,
    doc: 'Pictures of one product',
    wrap: 'safe',
    replace: 'safe',
    states: ['drawn', 'one', 'several', 'many', 'zoomed', 'long_text'],
  },
  BuyBox: {
    v: 2,
    doc: 'Price, quantity, delivery and the way into the cart',
    wrap: 'safe',
    replace: 'safe',
    states: [
      'in_stock',
      'few',
      'sold_out',
      'suspended',
      'selling_stopped',
      'limited',
      'by_case',
      'short_of_case',
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
    states: ['food', 'tool', 'allergens', 'long_text'],
  },
  ProductStory: {
    v: 1,
    doc: 'Taste, pairing, serving, origin',
    wrap: 'safe',
    replace: 'safe',
    states: ['full', 'short', 'long_text'],
  },
  RelatedProducts: {
    v: 1,
    doc: 'Goods that go with this one',
    wrap: 'safe',
    replace: 'safe',
    states: ['several', 'none', 'long_text'],
  },
  ProductRecipes: {
    v: 1,
    doc: 'What can be cooked with a product',
    wrap: 'safe',
    replace: 'safe',
    states: ['several', 'one', 'long_text'],
  },
  RecentProducts: {
    v: 1,
    doc: 'Goods that the reader has looked at',
    wrap: 'safe',
    replace: 'safe',
    states: ['several', 'none', 'long_text'],
  },
  ProductReviews: {
    v: 1,
    doc: 'What buyers say of a product',
    wrap: 'safe',
    replace: 'safe',
    states: ['default', 'samples', 'many', 'busy', 'failed', 'long_text'],
  },
  ProductRequest: {
    v: 3,
    doc: 'What can be had instead of a product that cannot be bought, being told of it, and asking for it',
    wrap: 'safe',
    replace: 'safe',
    states: ['restock', 'stocking', 'nearest', 'member', 'sent', 'told', 'requested', 'long_text'],
  },
  SearchBox: {
    v: 1,
    doc: 'Search with suggestions',
    wrap: 'safe',
    replace: 'safe',
    states: ['closed', 'suggesting', 'past', 'nothing', 'loading', 'long_text'],
  },
  SearchHelp: {
    v: 1,
    doc: 'The nearest goods where nothing was found, and the wish for what the shop does not sell',
    wrap: 'safe',
    replace: 'safe',
    states: ['nearest', 'wish', 'long_text'],
  },
  SearchUnderstood: {
    v: 1,
    doc: 'What was searched for instead of what was typed; parts of a paragraph',
    wrap: 'safe',
    replace: 'safe',
    states: ['corrected', 'relaxed', 'long_text'],
  },
  GiftBudgets: {
    v: 1,
    doc: 'What gifts are, and their lists by budget as tiles; parts of a paragraph',
    wrap: 'safe',
    replace: 'safe',
    states: ['default', 'chosen', 'uncounted', 'long_text'],
  },
  WaitingGoods: {
    v: 1,
    doc: 'Goods whose import is halted: why, what can be had instead, and the notice of return',
    wrap: 'safe',
    replace: 'safe',
    states: ['several', 'one', 'long_text'],
  },
  CartDrawer: {
    v: 1,
    doc: 'The cart at the side, grouped by temperature zone',
    wrap: 'safe',
    replace: 'safe',
    states: ['empty', 'asking', 'one_zone', 'several_zones', 'updating', 'failed', 'undo', 'many_lines', 'long_text'],
  },
} as const satisfies MetaOf<CatalogueSlots>;
