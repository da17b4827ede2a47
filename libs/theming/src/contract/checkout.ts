import type {
  CartLineProps,
  CartPageProps,
  CartSavingsProps,
  CartSummaryProps,
  LineExtrasProps,
} from './checkout-cart.ts';
import type {
  GiftPanelProps,
  ShippingAddPageProps,
  ShippingDetailPageProps,
  ShippingSelectPageProps,
} from './checkout-delivery.ts';
import type { CheckoutLayoutProps } from './checkout-parts.ts';
import type { ConfirmPageProps, OrderCompletePageProps, PaymentPageProps } from './checkout-payment.ts';

export interface CheckoutSlots {
  CartPage: CartPageProps;
  CartLine: CartLineProps;
  LineExtras: LineExtrasProps;
  CartSummary: CartSummaryProps;
  CartSavings: CartSavingsProps;
  CheckoutLayout: CheckoutLayoutProps;
  ShippingSelectPage: ShippingSelectPageProps;
  ShippingAddPage: ShippingAddPageProps;
  ShippingDetailPage: ShippingDetailPageProps;
  GiftPanel: GiftPanelProps;
  PaymentPage: PaymentPageProps;
  ConfirmPage: ConfirmPageProps;
  OrderCompletePage: OrderCompletePageProps;
}
