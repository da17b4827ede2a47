import { CheckoutSteps } from '../checkout-steps/checkout-steps.tsx';
import type { CartStateProps } from './cart-state.tsx';
import { mayHaveProducts } from './may-have-products.ts';

/** The steps of the checkout, of which the cart is the first; nothing for an empty cart. */
export function CartSteps({ status }: { readonly status: CartStateProps['status'] }) {
  return mayHaveProducts(status) && <CheckoutSteps step="cart" links={{}} />;
}
