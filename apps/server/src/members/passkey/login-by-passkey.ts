import type { AuthResult, PasskeyLogin } from '@shop/api';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { findUser } from '../account/account.queries.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { beginAttempt, failAttempt } from '../auth/login-attempt.ts';
import { forgiveLoginTries } from '../auth/login-guard.ts';
import { openSession } from '../auth/open-session.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { UnauthenticatedError } from '../../platform/errors/index.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { countPasskeyUse, findPasskey, type PasskeyRow } from './passkey.queries.ts';
import { relyingParty } from './relying-party.ts';

interface PasskeyLoginInput extends PasskeyLogin {
  /** Network address of the caller. */
  address: string;
  userAgent: string;
  /** As its cookie names it, or a new one. */
  device: string;
}

/**
 * Logs a member in by the signature of a passkey over our challenge; no second factor is needed, since the
 * authenticator is one and has verified its owner. A locked account stays locked (P-11), and unknown, removed and wrong
 * passkeys get the same message (P-15).
 *
 * @throws UnauthenticatedError `auth.passkey.refused`, `auth.passkey.expired`; ForbiddenError `auth.locked`;
 * RateLimitedError
 */
export async function loginByPasskey({ ctx, input }: { ctx: Ctx; input: PasskeyLoginInput }): Promise<AuthResult> {
  await enforceRateLimit(ctx, 'login', input.address);
  const challenge = await takeChallenge(ctx, input.client_data, null);
  if (challenge === null) throw challengeOver();
  const passkey = await findPasskey(ctx.db, {
    channelId: ctx.channel.id,
    rpId: relyingParty(ctx).id,
    credentialId: input.id,
  });
  const user = passkey && (await findUser(ctx.db, passkey.userId));
  if (!passkey || !user) throw refused();
  const attempt = await beginAttempt(ctx, user.id, input);
  const counted = await countOf(ctx, input, { challenge, passkey });
  if (counted === null) return failAttempt(ctx, attempt, { user, refusal: refused() });
  await forgiveLoginTries(ctx, attempt.guard);
  return inTransaction(ctx, async (ctx) => {
    if (!(await countPasskeyUse(ctx.db, passkey, { counted, now: ctx.clock.now() }))) throw refused();
    return openSession(ctx, user, { ...input, method: 'passkey' });
  });
}

/** Returns the authenticator's counter; null when the answer does not prove the passkey, or its counter went back. */
async function countOf(
  ctx: Ctx,
  { id, client_data, authenticator_data, signature, user_handle }: PasskeyLogin,
  { challenge, passkey }: { challenge: string; passkey: PasskeyRow },
): Promise<number | null> {
  const party = relyingParty(ctx);
  const isOwners = user_handle === isoBase64URL.fromUTF8String(passkey.userId);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credentialId,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified && isOwners ? authenticationInfo.newCounter : null;
  } catch (error) {
    ctx.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'a passkey logged nobody in');
    return null;
  }
}

function refused(): UnauthenticatedError {
  return new UnauthenticatedError(
    'auth.passkey.refused',
    'このパスキーではログインできませんでした。削除されたパスキーの可能性があります。パスワードでログインしてください。',
  );
}

function challengeOver(): UnauthenticatedError {
  return new UnauthenticatedError(
    'auth.passkey.expired',
    'パスキーの確認の期限が切れました。お手数ですが、もう一度お試しください。',
  );
}
