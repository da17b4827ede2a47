import type { PagedListProps } from './kinds.ts';

/** Points that expire on the same day. */
export interface EndingPoints {
  readonly points: number;
  /** `2026.12.31(木)` */
  readonly day: string;
}

/** A row of the ledger. */
export interface PointRow {
  readonly id: number;
  /** `2026.11.21(土)` */
  readonly day: string;
  readonly note: string;
  /** Negative where points are taken. */
  readonly points: number;
  /** Whether it concerns points that become usable at shipment. */
  readonly isWaiting: boolean;
  readonly until: string | null;
  readonly order: { readonly number: string; readonly href: string } | null;
}

/** A coupon of the member. */
export interface MemberCouponRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** The minimum amount of products, in yen. */
  readonly minimum: number;
  readonly from: string;
  readonly until: string;
  /** The number of remaining uses; null without limit. */
  readonly timesLeft: number | null;
  /** The server's reason why it cannot be used now; null when it can. */
  readonly reason: string | null;
}

/** Points and coupons, one tab each, selected by the URL. */
export interface PointPageProps {
  readonly hrefs: { readonly points: string; readonly coupons: string };
  /** The shop's own words, HTML to be sanitised. */
  readonly caution: string | null;
  readonly shown:
    | {
        readonly tab: 'points';
        readonly available: number;
        readonly pending: number;
        /** Those that end first before others. */
        readonly endings: readonly EndingPoints[];
        readonly ledger: PagedListProps<PointRow>;
      }
    | { readonly tab: 'coupons'; readonly coupons: PagedListProps<MemberCouponRow> };
}
