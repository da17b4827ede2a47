import type { ReactNode } from 'react';
import type {
  BuyBoxProps,
  ProductSpecsProps,
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
  ProductFacts: ProductSpecsProps;
  ProductStory: ProductStoryProps;
  RelatedProducts: RelatedProductsProps;
  /** Products that the visitor has looked at. */
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

/** The products found: filters, sorting, cards, pages. */
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

/** The filters of a list, as a GET form. */
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

/** The number of products and their order. */
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

/** The links to the pages of a long list. */
export interface PaginationProps {
  readonly page: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

/** One product in a list or shelf. */
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
