import {
  ConflictError,
  GoneError,
  InvalidInputError,
  NotFoundError,
  type ShopError,
} from '../../platform/errors/index.ts';

/** Returns the error for a token without a gift on this channel; it does not disclose why. */
export function giftNotFound(): NotFoundError {
  return new NotFoundError('social_gift.not_found', 'ギフトが見つかりませんでした。リンクをもう一度お確かめください。');
}

const over = {
  used: ['social_gift.used', 'このギフトは、お受け取りの手続きが済んでいます。'],
  expired: ['social_gift.expired', 'このギフトは、お受け取りの期限が過ぎました。'],
  cancelled: ['social_gift.cancelled', 'このギフトは、贈り主の方のお申し出などにより取り消されました。'],
} as const;

/** Returns the error for a link that was valid before. */
export function giftOver(why: keyof typeof over): GoneError {
  const [code, message] = over[why];
  return new GoneError(code, message);
}

/** Returns the error for a gift whose address is not entered yet. */
export function giftStillOpen(): ConflictError {
  return new ConflictError('social_gift.not_registered', 'お受け取りの手続きがまだ済んでいません。');
}

/** Returns the error for input that cannot be carried out; `field` is at fault. */
export function giftRefusal(code: string, message: string, field: string): ShopError {
  return new InvalidInputError(code, message, { errors: { [field]: [message] } });
}
