import type { NamedLink, ProductSummary } from './product.ts';

/** A product that can be had instead of one that cannot. */
export interface NearestProduct extends NamedLink {
  readonly price: number;
}

/** Goods of a list whose import is halted, below what can be had. Each tells its reason (`availability`) and where its notice is asked for. */
export interface WaitingGoodsProps {
  /** Those of one reason together. */
  readonly groups: readonly {
    readonly reason: string;
    readonly goods: readonly {
      readonly product: ProductSummary;
      /** The nearest that can be had; null when there is none. */
      readonly nearest: NearestProduct | null;
      readonly noticeHref: string;
    }[];
  }[];
}
