import type { Ctx } from '../../platform/context/ctx.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { insertMailedCode, type MailedCodePurpose } from './mailed-code.queries.ts';
import { toHalfWidthAscii } from '@shop/japanese';

/**
 * Creates the code of an emailed link; that of an order look-up is for one order.
 * @returns the code itself, only for the mail
 */
export async function issueMailedCode(
  { db, clock, channel }: Pick<Ctx, 'db' | 'clock' | 'channel'>,
  { purpose, email, orderId = null }: { purpose: MailedCodePurpose; email: string; orderId?: string | null },
): Promise<string> {
  const code = newSecret();
  await insertMailedCode(db, {
    codeHash: hashSecret(purpose, code),
    purpose,
    email,
    orderId,
    channelId: channel.id,
    expiresAt: new Date(clock.now().getTime() + AUTH_LIMITS.mailedLink),
  });
  return code;
}

/** Returns the digits of a typed one-time code, in any width and with anything between them. */
export function typedCode(typed: string): string {
  return toHalfWidthAscii(typed).replace(/\D/g, '');
}
