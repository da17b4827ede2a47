import type { Ctx } from '../../platform/context/ctx.ts';
import { changeUser, type UserRow } from '../account/account.queries.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { deleteMailedCodesOf } from './mailed-code.queries.ts';
import { revokeOtherSessions } from './session.queries.ts';

interface NewPassword {
  passwordHash: string;
  /** The session that continues; null ends all of them. */
  sessionId: string | null;
}

/**
 * Saves a member's new password, ends other sessions (P-15), invalidates open reset links and emails the member (P-13).
 */
export async function writePassword(ctx: Ctx, user: UserRow, { passwordHash, sessionId }: NewPassword): Promise<void> {
  const now = ctx.clock.now();
  await changeUser(ctx.db, user.id, { passwordHash, hasPasswordExpired: false, updatedAt: now });
  await revokeOtherSessions(ctx.db, user.id, { sessionId, now });
  await deleteMailedCodesOf(ctx.db, user.email, 'password_reminder');
  await queueMail(ctx, {
    kind: 'password_changed',
    to: user.email,
    userId: user.id,
    data: { name: `${user.lastName} ${user.firstName}` },
  });
}
