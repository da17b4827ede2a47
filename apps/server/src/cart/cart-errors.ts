import type { Cart } from '@shop/api';
import { ERROR_CODES } from '@shop/constants';
import { ConflictError, GoneError, InvalidInputError } from '../platform/errors/index.ts';

/** Returns the error for a token without a cart of this visitor on this channel. */
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

/** Returns the error for an outdated version; it contains the current cart. */
export function cartConflict(code: keyof typeof conflicts, cart: Cart): ConflictError {
  return new ConflictError(code, conflicts[code], { details: { cart } });
}

/** Returns the error for a refused change; `field` is the input path at fault. */
export function cartRefusal(code: string, message: string, field?: string): InvalidInputError {
  return new InvalidInputError(code, message, field === undefined ? {} : { errors: { [field]: [message] } });
}
