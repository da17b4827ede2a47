import type { operations } from '@shop/api';

type OperationId = keyof operations;

/**
 * The writing operations that staff may call as a member: the cart and what filling it needs. New operations are
 * refused until they are listed here.
 */
const MAY_WRITE: ReadonlySet<string> = new Set<OperationId>([
  'initCart',
  'resetCart',
  'modifyCartOrder',
  'modifyCartOther',
  'addCartCoupon',
  'deleteCartCoupon',
  'setCartPoint',
  'setCartSocialReceiver',
  'deleteCartTransactionError',
  'addCartProducts',
  'modifyCartProducts',
  'divideCartProducts',
  'deleteCartProducts',
  'addCartSet',
  'deleteCartSet',
  'addCartAccessories',
  'modifyCartAccessories',
  'deleteCartAccessories',
  'addCartShipping',
  'modifyCartShipping',
  'resetCartShippings',
  'addCartPacking',
  'modifyCartPacking',
  'createAddress',
  'updateAddress',
  'useAddress',
  'attachToUserList',
  'detachFromUserList',
  'detachFromUserLists',
]);

/** Reading operations that export the member's data as a file. */
const TAKES_OUT: ReadonlySet<string> = new Set<OperationId>(['exportAddresses', 'downloadReceipt']);

/** What the screens send by themselves: refused as well, but no attempt of a person. */
const BY_ITSELF: ReadonlySet<string> = new Set<OperationId>([
  'createEcommerceEvent',
  'addMyProductHistory',
  'addProductHistory',
  'addProductSearchHistory',
  'addTimeseries',
  'readNews',
]);

/** How an operation is treated in a session that staff opened. */
export type SupportRuling = 'read' | 'written' | 'refused' | 'refused_silently';

/** @param method of HTTP, in any case */
export function supportRulingOf({ id, method }: { id: string; method: string }): SupportRuling {
  if (method.toLowerCase() === 'get') return TAKES_OUT.has(id) ? 'refused' : 'read';
  if (MAY_WRITE.has(id)) return 'written';
  return BY_ITSELF.has(id) ? 'refused_silently' : 'refused';
}
