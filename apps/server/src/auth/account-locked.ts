import { ForbiddenError } from '../errors/index.ts';

/** What a person hears while the account is closed: the same for accounts that do not exist (P-15). */
export function accountLocked(until: Date, now: Date): ForbiddenError {
  return new ForbiddenError(
    'auth.locked',
    'ログインに続けて失敗したため、安全のためログインを一時停止しました。30分ほどおいてからお試しいただくか、ご登録のメールアドレスへお送りした解除のご案内をご確認ください。',
    { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) },
  );
}
