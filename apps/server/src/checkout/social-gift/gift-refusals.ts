import {
  ConflictError,
  GoneError,
  InvalidInputError,
  NotFoundError,
  type ShopError,
} from '../../platform/errors/index.ts';

/** No gift behind this token on this channel: unknown, mistyped and foreign ones are alike. */
export function giftNotFound(): NotFoundError {
  return new NotFoundError('social_gift.not_found', 'ギフトが見つかりませんでした。リンクをもう一度お確かめください。');
}

const over = {
  used: ['social_gift.used', 'このギフトは、お受け取りの手続きが済んでいます。'],
  expired: ['social_gift.expired', 'このギフトは、お受け取りの期限が過ぎました。'],
  cancelled: ['social_gift.cancelled', 'このギフトは、贈り主の方のお申し出などにより取り消されました。'],
} as const;

/** The link was good once. */
export function giftOver(why: keyof typeof over): GoneError {
  const [code, message] = over[why];
  return new GoneError(code, message);
}

/** The address is still to be entered. */
export function giftStillOpen(): ConflictError {
  return new ConflictError('social_gift.not_registered', 'お受け取りの手続きがまだ済んでいません。');
}

/** What was entered cannot be done; `field` is to blame. */
export function giftRefusal(code: string, message: string, field: string): ShopError {
  return new InvalidInputError(code, message, { errors: { [field]: [message] } });
}
