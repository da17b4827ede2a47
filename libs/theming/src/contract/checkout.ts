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
import type { MetaOf } from './meta.ts';

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

const safe = { v: 1, wrap: 'safe', replace: 'safe' } as const;

export const checkoutMeta = {
  CartPage: {
    ...safe,
    doc: 'The cart, grouped by temperature zone',
    states: [
      'loading',
      'one_zone',
      'several_zones',
      'changed',
      'problem',
      'empty',
      'expired',
      'outage',
      'many_lines',
      'long_text',
    ],
  },
  LineExtras: {
    ...safe,
    v: 3,
    doc: 'What goes with a cart line: its sets, paid extras, and the way to buy later',
    states: ['default', 'member', 'of_set', 'added', 'adding', 'failed', 'sold_out', 'long_text'],
  },
  CartLine: {
    ...safe,
    v: 2,
    doc: 'One product in the cart',
    states: ['idle', 'photographed', 'pending', 'changed', 'suspended', 'limited', 'by_case', 'sold_out', 'long_text'],
  },
  CartSummary: {
    ...safe,
    v: 2,
    doc: 'What the cart comes to, and the way on',
    states: ['guest', 'member', 'free_carriage', 'extra_parcel', 'saving', 'blocked', 'long_text'],
  },
  CartSavings: {
    ...safe,
    doc: 'Points and coupons, in the cart and above the ways to pay',
    states: [
      'default',
      'coupon',
      'coupon_refused',
      'own_coupons',
      'points',
      'points_in_use',
      'points_refused',
      'long_text',
    ],
  },
  CheckoutLayout: {
    ...safe,
    doc: 'Steps, messages and total around each step',
    states: ['ready', 'alerts', 'loading', 'outage', 'many_lines', 'long_text'],
  },
  ShippingSelectPage: {
    ...safe,
    v: 2,
    doc: 'Who orders and where it goes',
    states: [
      'guest',
      'guest_known',
      'guest_other',
      'member',
      'several',
      'single_only',
      'contradicting',
      'searched',
      'not_found',
      'receiver',
      'receiver_known',
      'many',
      'long_text',
    ],
  },
  ShippingAddPage: {
    ...safe,
    v: 2,
    doc: 'A further destination',
    states: ['add', 'edit', 'receiver', 'long_text'],
  },
  ShippingDetailPage: {
    ...safe,
    v: 2,
    doc: 'What goes where, when, and as what gift',
    states: [
      'one',
      'several',
      'handover',
      'gift',
      'no_gift',
      'gift_day',
      'gift_day_closed',
      'no_date',
      'nothing_for_one',
      'loading',
      'saving',
      'many',
      'long_text',
    ],
  },
  GiftPanel: {
    ...safe,
    v: 2,
    doc: 'Noshi, wrapping, card and sender of one destination',
    states: [
      'closed',
      'noshi',
      'long_names',
      'and_all_others',
      'wrong_words',
      'wrapping_required',
      'unavailable',
      'saving',
    ],
  },
  PaymentPage: {
    ...safe,
    v: 2,
    doc: 'How to pay',
    states: [
      'card',
      'card_entered',
      'saved_cards',
      'keep_card',
      'points',
      'convenience_store',
      'closed_method',
      'failed',
      'loading',
      'fields_loading',
      'fields_failed',
      'long_text',
    ],
  },
  ConfirmPage: {
    ...safe,
    doc: 'The six items of the law and the button',
    states: [
      'ready',
      'changed',
      'deciding',
      'asking',
      'stalled',
      'several',
      'noshi_in_full_size',
      'blocked',
      'tax_table',
      'many_lines',
      'long_text',
    ],
  },
  OrderCompletePage: {
    ...safe,
    doc: 'The order, or what became of the payment',
    states: [
      'accepted',
      'awaiting_payment',
      'bank_transfer',
      'paid',
      'checking',
      'resume',
      'failed',
      'missing',
      'outage',
      'asking',
      'stalled',
      'not_placed',
      'returned_paid',
      'returned_accepted',
      'returned_awaiting',
      'returned_open',
      'returned_failed',
      'returned_cancelled',
      'long_text',
    ],
  },
} as const satisfies MetaOf<CheckoutSlots>;
