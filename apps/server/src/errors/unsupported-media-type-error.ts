import { ShopError } from './shop-error.ts';

/** The body is of a kind the operation does not take. */
export class UnsupportedMediaTypeError extends ShopError {
  readonly kind = 'unsupported_media_type' as const;

  constructor(accepted: readonly string[]) {
    super(
      'request.media_type',
      accepted.length > 0 ? `送信形式は ${accepted.join('、')} にしてください。` : 'この操作は本文を受け取りません。',
    );
  }
}
