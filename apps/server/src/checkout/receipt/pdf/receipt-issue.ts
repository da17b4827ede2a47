import type { JstDay } from '@shop/japanese';

/** Which handing out of the receipt this is: 1 the first, more are marked 再発行. */
export interface ReceiptIssue {
  count: number;
  on: JstDay;
}
