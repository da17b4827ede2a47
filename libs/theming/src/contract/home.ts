import type { AddManyToCart, AddToCart, ContentPicture, ProductPicture, ProductSummary, NamedLink } from './product.ts';

export interface HomeSlots {
  HomePage: HomePageProps;
  Hero: HeroProps;
  CategoryNav: CategoryNavProps;
  ProductShelf: ProductShelfProps;
  BannerArea: BannerAreaProps;
  LayoutBlocks: LayoutBlocksProps;
}

/** The home page, and the top page of the shop. */
export interface HomePageProps {
  /** `public`: `/`, with season, campaign and links. `shop`: `/ec/`, the shop's home page, where members arrive. */
  readonly face: 'public' | 'shop';
  readonly hero: HeroProps;
  readonly categories: CategoryNavProps;
  readonly shelves: readonly ProductShelfProps[];
  readonly banners: BannerAreaProps;
  /** What the shop promises: cold chain, order deadline, gifts. */
  readonly promises: readonly {
    readonly title: string;
    readonly text: string;
    readonly icon: 'cold' | 'calendar' | 'gift' | 'label';
  }[];
  readonly finder: GiftFinder;
  /** The countries of origin, those with most products first; null if they could not be loaded. */
  readonly countries: readonly CountryWay[] | null;
  /** The member's section, loaded after hydration; null for guests and before. */
  readonly member: MemberCorner | null;
  /** Returns the props to add several products at once, from the order form with this id. */
  readonly addManyOf: (sheet: string) => AddManyToCart;
}

/** A country and the list of its products. */
export interface CountryWay extends NamedLink {
  /** ISO 3166, two capital letters. */
  readonly code: string;
  readonly count: number;
}

/** A search for gifts: a GET form to the list, with `price_max` and `tag`. */
export interface GiftFinder {
  readonly action: string;
  /** The maximum prices of gifts in yen including tax, lowest first. */
  readonly budgets: readonly number[];
  readonly occasions: readonly GiftOccasion[];
}

/** The tags of products for a person or an occasion. */
export type GiftOccasion = 'gift' | 'premium' | 'with-wine' | 'with-sake' | 'for-children' | 'party';

export interface MemberCorner {
  readonly greeting: string;
  /** The latest orders, newest first; null if they could not be loaded. */
  readonly orders:
    | readonly {
        readonly key: string;
        readonly href: string;
        /** YYYY.MM.DD */
        readonly date: string;
        readonly summary: string;
        readonly total: number;
        /** The lines of the order, to be ordered again: product key, name and quantity. */
        readonly lines: readonly { readonly key: string; readonly name: string; readonly quantity: number }[];
      }[]
    | null;
  readonly ordersHref: string;
  readonly ways: readonly NamedLink[];
}

/** The season or a campaign, at the top of the home page. */
export interface HeroProps {
  readonly eyebrow: string;
  /** The title in parts without line breaks. */
  readonly title: readonly string[];
  readonly text: string;
  readonly primary: NamedLink;
  readonly secondary: NamedLink | null;
  readonly picture: ProductPicture;
}

/** Links to the categories, with drawings. */
export interface CategoryNavProps {
  readonly title: string;
  readonly categories: readonly {
    readonly slug: string;
    readonly name: string;
    readonly href: string;
    readonly count: number | null;
  }[];
}

/** A row of products with one theme. */
export interface ProductShelfProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string | null;
  readonly products: readonly ProductSummary[];
  readonly more: NamedLink | null;
  readonly addOf: (product: ProductSummary) => AddToCart;
}

/** Campaigns of the shop. */
export interface BannerAreaProps {
  readonly banners: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string | null;
    readonly href: string;
    /** The illustration if there is no picture. */
    readonly drawing: string | null;
    readonly picture: ContentPicture | null;
  }[];
}

/** An article in a block. */
export interface LayoutEntry {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** YYYY.MM.DD; null without a day. */
  readonly day: string | null;
  /** The illustration if there is no picture. */
  readonly drawing: string | null;
  readonly picture: ContentPicture | null;
}

/** A block that an editor added to a page. */
export type LayoutBlockView =
  | { readonly kind: 'banners'; readonly banners: BannerAreaProps['banners'] }
  | { readonly kind: 'products'; readonly shelf: ProductShelfProps }
  /** `body`: HTML of the shop's editors; the kit's RichText sanitises it. */
  | { readonly kind: 'text'; readonly title: string; readonly body: string }
  | {
      readonly kind: 'entries';
      readonly title: string;
      readonly entries: readonly LayoutEntry[];
      readonly more: NamedLink | null;
    };

/** What editors add below a page: text, news, articles, campaigns, products. */
export interface LayoutBlocksProps {
  /** From top to bottom, below the content of the page itself. */
  readonly blocks: readonly LayoutBlockView[];
}
