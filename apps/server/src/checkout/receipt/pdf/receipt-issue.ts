import type { JstDay } from '@shop/japanese';

/** An issue of the receipt: `count` is 1 for the first; later ones are marked 再発行. */
export interface ReceiptIssue {
  count: number;
  on: JstDay;
}
