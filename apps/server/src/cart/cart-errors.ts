import type { Cart } from '@shop/api';
import { ERROR_CODES } from '@shop/constants';
import { ConflictError, GoneError, InvalidInputError } from '../errors/index.ts';

/** The token leads to no cart of this person on this channel (any more). */
export function cartExpired(): GoneError {
  return new GoneError(
    ERROR_CODES.cartExpired,
    'カートの有効期限が切れました。お手数ですが、もう一度商品をお選びください。',
  );
}

const conflicts = {
  'cart.version_conflict': 'カートの内容が別の画面で変更されています。最新の内容をご確認ください。',
  'cart.quote_changed': 'ご注文内容が変わりました。もう一度ご確認ください。',
  'cart.payment_in_progress': 'お支払いの手続き中のため、カートを変更できません。',
  'cart.already_decided': 'このカートのご注文はすでに承っています。',
} as const;

/** The cart has moved on; the answer carries it as it is now. */
export function cartConflict(code: keyof typeof conflicts, cart: Cart): ConflictError {
  return new ConflictError(code, conflicts[code], { details: { cart } });
}

/** A change of the cart that cannot be made; `field` is the path of what is to blame. */
export function cartRefusal(code: string, message: string, field?: string): InvalidInputError {
  return new InvalidInputError(code, message, field === undefined ? {} : { errors: { [field]: [message] } });
}
