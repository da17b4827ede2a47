import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { insertPasskeyChallenge, takePasskeyChallenge } from './passkey.queries.ts';
import { relyingParty } from './relying-party.ts';

/** The user of a challenge: a member who adds a passkey, or null for a login. */
type Answerer = string | null;

/** Saves the hash of a challenge that is sent to a browser (P-15). */
export async function storeChallenge(ctx: Ctx, challenge: string, userId: Answerer): Promise<void> {
  await insertPasskeyChallenge(ctx.db, {
    ...findChallenge(ctx, challenge, userId),
    expiresAt: new Date(ctx.clock.now().getTime() + AUTH_LIMITS.passkeyChallenge),
  });
}

/**
 * Uses up the challenge in an authenticator's answer; call it outside a transaction, or a refusal would restore it.
 * @returns the challenge; null when it is unknown, used, expired, or was issued for another purpose
 */
export async function takeChallenge(ctx: Ctx, clientData: string, userId: Answerer): Promise<string | null> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return null;
  return (await takePasskeyChallenge(ctx.db, findChallenge(ctx, challenge, userId), ctx.clock.now()))
    ? challenge
    : null;
}

function findChallenge(ctx: Ctx, challenge: string, userId: Answerer) {
  return {
    challengeHash: hashSecret(userId === null ? 'passkey-login' : 'passkey-add', challenge),
    userId,
    channelId: ctx.channel.id,
    rpId: relyingParty(ctx).id,
  };
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientData) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
