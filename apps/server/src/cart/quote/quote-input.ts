import type { TaxRate, TaxRounding } from '@shop/money';
import type { CouponContext } from '../../payment/coupon/coupon.rules.ts';
import type { DeliveryTables } from '../../delivery/delivery-tables.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import type { CartDocument } from '../cart-document.ts';
import type { ProductInputs } from './product-inputs.ts';

/** All inputs of a quote. It reads no clock, database or network. */
export interface QuoteInput {
  cart: CartDocument;
  now: Date;
  userId: string | null;
  products: ReadonlyMap<string, ProductInputs>;
  delivery: DeliveryTables;
  payments: readonly PaymentMethod[];
  coupons: ReadonlyMap<string, CouponContext>;
  /** The points that the member can spend; read only if the cart spends some. */
  pointBalance: number;
  taxRates: readonly TaxRate[];
  rounding: TaxRounding;
  /** The payment deadline of an order that is amended before its prepayment; absent in carts. */
  payBy?: string;
}
