import { slot } from '../runtime/slot.tsx';

export const CartPage = /* @__PURE__ */ slot('CartPage');
export const CartLine = /* @__PURE__ */ slot('CartLine');
export const CartSummary = /* @__PURE__ */ slot('CartSummary');
export const CheckoutLayout = /* @__PURE__ */ slot('CheckoutLayout');
export const ShippingSelectPage = /* @__PURE__ */ slot('ShippingSelectPage');
export const ShippingAddPage = /* @__PURE__ */ slot('ShippingAddPage');
export const ShippingDetailPage = /* @__PURE__ */ slot('ShippingDetailPage');
export const GiftPanel = /* @__PURE__ */ slot('GiftPanel');
export const PaymentPage = /* @__PURE__ */ slot('PaymentPage');
export const ConfirmPage = /* @__PURE__ */ slot('ConfirmPage');
export const OrderCompletePage = /* @__PURE__ */ slot('OrderCompletePage');
