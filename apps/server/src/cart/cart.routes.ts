import type { HandlerRequest, Handlers } from '../platform/contract/handlers.ts';
import { addCartAccessories, modifyCartAccessories, deleteCartAccessories } from './verbs/cart-accessories.ts';
import { addCartCoupon, deleteCartCoupon } from './verbs/cart-coupons.ts';
import { addCartPacking, modifyCartPacking } from './verbs/cart-packings.ts';
import { addCartProducts, modifyCartProducts, deleteCartProducts, divideCartProducts } from './verbs/cart-products.ts';
import { addCartSet, deleteCartSet } from './verbs/cart-sets.ts';
import { addCartShipping, modifyCartShipping, resetCartShippings } from './verbs/cart-shippings.ts';
import { versionOf, type CartCall } from './verbs/cart-input.ts';
import { getCart, resetCart } from './verbs/get-cart.ts';
import { getCartLeadtimes } from './verbs/get-cart-leadtimes.ts';
import { initCart } from './verbs/init-cart.ts';
import { listCartPayments, listPayments } from './verbs/list-payments.ts';
import { modifyCartOrder } from './verbs/modify-cart-order.ts';
import { modifyCartOther } from './verbs/modify-cart-other.ts';
import { setCartPoint } from './verbs/set-cart-point.ts';
import { setCartSocialReceiver } from './verbs/set-cart-social-receiver.ts';

type CartRequest<Body> = Pick<HandlerRequest<unknown>, 'ctx' | 'caller'> & { body: Body };

export const cartHandlers = {
  initCart: ({ ctx, body }) => initCart({ ctx, input: body }),
  getCart: ({ ctx, params }) => getCart({ ctx, input: params }),
  resetCart: (request) => resetCart(callOf(request)),
  addCartProducts: (request) => addCartProducts(callOf(request)),
  modifyCartProducts: (request) => modifyCartProducts(callOf(request)),
  divideCartProducts: (request) => divideCartProducts(callOf(request)),
  deleteCartProducts: (request) => deleteCartProducts(callOf(request)),
  addCartSet: (request) => addCartSet(callOf(request)),
  deleteCartSet: (request) => deleteCartSet(callOf(request)),
  addCartAccessories: (request) => addCartAccessories(callOf(request)),
  modifyCartAccessories: (request) => modifyCartAccessories(callOf(request)),
  deleteCartAccessories: (request) => deleteCartAccessories(callOf(request)),
  addCartShipping: (request) => addCartShipping(callOf(request)),
  modifyCartShipping: (request) => modifyCartShipping(callOf(request)),
  resetCartShippings: (request) => resetCartShippings(callOf(request)),
  addCartPacking: (request) => addCartPacking(callOf(request)),
  modifyCartPacking: (request) => modifyCartPacking(callOf(request)),
  modifyCartOrder: (request) => modifyCartOrder(callOf(request)),
  modifyCartOther: (request) => modifyCartOther(callOf(request)),
  addCartCoupon: (request) => addCartCoupon({ ...callOf(request), address: request.caller.ip }),
  deleteCartCoupon: (request) => deleteCartCoupon(callOf(request)),
  setCartPoint: (request) => setCartPoint(callOf(request)),
  setCartSocialReceiver: (request) => setCartSocialReceiver(callOf(request)),
  listPayments: ({ ctx }) => listPayments(ctx),
  listCartPayments: ({ ctx, params }) => listCartPayments({ ctx, input: params }),
  getCartLeadtimes: ({ ctx, params, query }) =>
    getCartLeadtimes({ ctx, input: { token: params.token, keys: query['keys[]'] ?? null } }),
} satisfies Handlers;

/** The request of a changing call, as its verb receives it. */
function callOf<Body extends { token: string }>({ ctx, caller, body }: CartRequest<Body>): CartCall<Body> {
  const version = versionOf(caller.header('if-match'));
  return { ctx, ref: { token: body.token, version, key: caller.header('idempotency-key') }, input: body };
}
