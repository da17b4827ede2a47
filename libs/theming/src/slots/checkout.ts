import { deferredSlot, slot } from '../runtime/slot.tsx';

export const CartLine = /* @__PURE__ */ slot('CartLine');
export const CartSummary = /* @__PURE__ */ slot('CartSummary');
export const CartSavings = /* @__PURE__ */ deferredSlot('CartSavings');
export const CheckoutLayout = /* @__PURE__ */ slot('CheckoutLayout');
export const GiftPanel = /* @__PURE__ */ slot('GiftPanel');
