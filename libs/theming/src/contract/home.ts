import type { MetaOf } from './meta.ts';
import type { AddManyToCart, AddToCart, ProductPicture, ProductSummary, NamedLink } from './product.ts';

export interface HomeSlots {
  HomePage: HomePageProps;
  Hero: HeroProps;
  CategoryNav: CategoryNavProps;
  ProductShelf: ProductShelfProps;
  BannerArea: BannerAreaProps;
  LayoutBlocks: LayoutBlocksProps;
}

export interface HomePageProps {
  /** `public` is `/`: season, campaign, ways in. `shop` is `/ec/`: the shop's own top, where members land. */
  readonly face: 'public' | 'shop';
  readonly hero: HeroProps;
  readonly categories: CategoryNavProps;
  readonly shelves: readonly ProductShelfProps[];
  readonly banners: BannerAreaProps;
  /** What the shop promises: cold chain, cut-off, gifts. */
  readonly promises: readonly {
    readonly title: string;
    readonly text: string;
    readonly icon: 'cold' | 'calendar' | 'gift' | 'label';
  }[];
  readonly finder: GiftFinder;
  /** Countries goods come from, most goods first; null when they could not be read. */
  readonly countries: readonly CountryWay[] | null;
  /** A member's own corner, known only after hydration; null for guests and before. */
  readonly member: MemberCorner | null;
  /** Adding several products at once, from an order sheet of this id. */
  readonly addManyOf: (sheet: string) => AddManyToCart;
}

/** A country and the list of its goods. */
export interface CountryWay extends NamedLink {
  /** ISO 3166, two capital letters. */
  readonly code: string;
  readonly count: number;
}

/** For who looks for a present: a GET form to the list, with `price_max` and `tag`. */
export interface GiftFinder {
  readonly action: string;
  /** Yen that a present may cost at most, tax included, lowest first. */
  readonly budgets: readonly number[];
  readonly occasions: readonly GiftOccasion[];
}

/** Tags of goods that answer "for whom, and when". */
export type GiftOccasion = 'gift' | 'premium' | 'with-wine' | 'with-sake' | 'for-children' | 'party';

export interface MemberCorner {
  readonly greeting: string;
  /** Last orders, newest first; null when they could not be read. */
  readonly orders:
    | readonly {
        readonly key: string;
        readonly href: string;
        /** YYYY.MM.DD */
        readonly date: string;
        readonly summary: string;
        readonly total: number;
        /** What was ordered then, to be ordered again: product key, name and pieces as they were. */
        readonly lines: readonly { readonly key: string; readonly name: string; readonly quantity: number }[];
      }[]
    | null;
  readonly ordersHref: string;
  readonly ways: readonly NamedLink[];
}

export interface HeroProps {
  readonly eyebrow: string;
  /** Title in parts that are not broken inside. */
  readonly title: readonly string[];
  readonly text: string;
  readonly primary: NamedLink;
  readonly secondary: NamedLink | null;
  readonly picture: ProductPicture;
}

export interface CategoryNavProps {
  readonly title: string;
  readonly categories: readonly {
    readonly slug: string;
    readonly name: string;
    readonly href: string;
    readonly count: number | null;
  }[];
}

export interface ProductShelfProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string | null;
  readonly products: readonly ProductSummary[];
  readonly more: NamedLink | null;
  readonly addOf: (product: ProductSummary) => AddToCart;
}

export interface BannerAreaProps {
  readonly banners: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string | null;
    readonly href: string;
    /** Stands in where there is no picture. */
    readonly drawing: string | null;
    /** Its stored picture, by its whole address. */
    readonly picture: { readonly src: string; readonly alt: string } | null;
  }[];
}

/** A piece of reading in a block. */
export interface LayoutEntry {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** YYYY.MM.DD; null for what has no day. */
  readonly day: string | null;
  /** Stands in where there is no picture. */
  readonly drawing: string | null;
  readonly picture: { readonly src: string; readonly alt: string } | null;
}

/** A block that an editor put on a page. */
export type LayoutBlockView =
  | { readonly kind: 'banners'; readonly banners: BannerAreaProps['banners'] }
  | { readonly kind: 'products'; readonly shelf: ProductShelfProps }
  /** `body` is HTML of the shop's own editors, to be sanitised by the kit's RichText. */
  | { readonly kind: 'text'; readonly title: string; readonly body: string }
  | {
      readonly kind: 'entries';
      readonly title: string;
      readonly entries: readonly LayoutEntry[];
      readonly more: NamedLink | null;
    };

export interface LayoutBlocksProps {
  /** From top to bottom; they stand below what the page itself draws. */
  readonly blocks: readonly LayoutBlockView[];
}

export const homeMeta = {
  HomePage: {
    v: 1,
    doc: "The public face and the shop's own top",
    wrap: 'safe',
    replace: 'safe',
    states: ['public', 'shop_guest', 'shop_member', 'empty', 'long_text'],
  },
  Hero: {
    v: 1,
    doc: 'Season or campaign at the top of home',
    wrap: 'safe',
    replace: 'safe',
    states: ['ready', 'photographed', 'one_way', 'long_text'],
  },
  CategoryNav: {
    v: 1,
    doc: 'Ways in by category, with drawings',
    wrap: 'safe',
    replace: 'safe',
    states: ['ready', 'many', 'long_text'],
  },
  ProductShelf: {
    v: 1,
    doc: 'A row of goods under one idea',
    wrap: 'safe',
    replace: 'safe',
    states: ['ready', 'empty', 'many', 'long_text'],
  },
  BannerArea: {
    v: 1,
    doc: 'Campaigns of the shop',
    wrap: 'safe',
    replace: 'safe',
    states: ['several', 'none', 'one', 'photographed', 'long_text'],
  },
  LayoutBlocks: {
    v: 1,
    doc: 'What editors put below a page: words, news, reading, campaigns, goods',
    wrap: 'safe',
    replace: 'safe',
    states: ['ready', 'one', 'photographed', 'long_text', 'many'],
  },
} as const satisfies MetaOf<HomeSlots>;
