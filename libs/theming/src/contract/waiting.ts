import type { NamedLink, ProductSummary } from './product.ts';

/** An alternative to a product that cannot be bought. */
export interface NearestProduct extends NamedLink {
  readonly price: number;
}

/**
 * Products of a list whose import is suspended, below the available ones. Each has its reason (`availability`) and a
 * link to request a notification.
 */
export interface WaitingGoodsProps {
  /** Grouped by reason. */
  readonly groups: readonly {
    readonly reason: string;
    readonly goods: readonly {
      readonly product: ProductSummary;
      /** An available alternative; null without one. */
      readonly nearest: NearestProduct | null;
      readonly noticeHref: string;
    }[];
  }[];
}
