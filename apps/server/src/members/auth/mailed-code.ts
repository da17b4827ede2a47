import type { Ctx } from '../../platform/context/ctx.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { insertMailedCode, type MailedCodePurpose } from './mailed-code.queries.ts';
import { toHalfWidthAscii } from '@shop/japanese';

/** Makes the code of a mailed link; that of a look-up stands for one order. @returns the code itself, for the mail alone. */
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

/** The digits of a mailed code as it was typed, in any width and with anything between them. */
export function typedCode(typed: string): string {
  return toHalfWidthAscii(typed).replace(/\D/g, '');
}
