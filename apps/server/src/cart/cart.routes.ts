import type { HandlerRequest, Handlers } from '../contract/handlers.ts';
import { addCartAccessories } from './verbs/add-cart-accessories.ts';
import { addCartCoupon } from './verbs/add-cart-coupon.ts';
import { addCartPacking } from './verbs/add-cart-packing.ts';
import { addCartProducts } from './verbs/add-cart-products.ts';
import { addCartSet } from './verbs/add-cart-set.ts';
import { addCartShipping } from './verbs/add-cart-shipping.ts';
import { versionOf, type CartCall } from './verbs/cart-input.ts';
import { deleteCartAccessories } from './verbs/delete-cart-accessories.ts';
import { deleteCartCoupon } from './verbs/delete-cart-coupon.ts';
import { deleteCartProducts } from './verbs/delete-cart-products.ts';
import { deleteCartSet } from './verbs/delete-cart-set.ts';
import { divideCartProducts } from './verbs/divide-cart-products.ts';
import { getCart } from './verbs/get-cart.ts';
import { getCartLeadtimes } from './verbs/get-cart-leadtimes.ts';
import { initCart } from './verbs/init-cart.ts';
import { listCartPayments, listPayments } from './verbs/list-payments.ts';
import { modifyCartAccessories } from './verbs/modify-cart-accessories.ts';
import { modifyCartOrder } from './verbs/modify-cart-order.ts';
import { modifyCartOther } from './verbs/modify-cart-other.ts';
import { modifyCartPacking } from './verbs/modify-cart-packing.ts';
import { modifyCartProducts } from './verbs/modify-cart-products.ts';
import { modifyCartShipping } from './verbs/modify-cart-shipping.ts';
import { resetCart } from './verbs/reset-cart.ts';
import { resetCartShippings } from './verbs/reset-cart-shippings.ts';
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

/** A call that changes a cart, as its verb receives it. */
function callOf<Body extends { token: string }>({ ctx, caller, body }: CartRequest<Body>): CartCall<Body> {
  return { ctx, ref: { token: body.token, version: versionOf(caller.header('if-match')) }, input: body };
}
