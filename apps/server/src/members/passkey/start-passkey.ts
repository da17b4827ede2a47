import type { PasskeyCreation, PasskeyStart } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { findUser } from '../account/account.queries.ts';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { requirePassword } from '../auth/require-password.ts';
import { sessionOver } from '../auth/session.rules.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { storeChallenge } from './passkey-challenge.ts';
import { PASSKEY_ALGORITHMS } from './passkey-algorithms.ts';
import { selectPasskeys } from './passkey.queries.ts';
import { relyingParty } from './relying-party.ts';

/**
 * Returns the options with which the browser creates a passkey; requires the password, since a passkey opens the
 * account (P-13).
 * @throws InvalidInputError `input.invalid` at `current_password`, `passkey.limit_reached`; RateLimitedError
 */
export async function startPasskey({ ctx, input }: { ctx: Ctx; input: PasskeyStart }): Promise<PasskeyCreation> {
  const { userId } = requireMember(ctx.actor);
  const user = await findUser(ctx.db, userId);
  if (!user) throw sessionOver();
  await requirePassword(ctx, user, input.current_password);
  const known = await selectPasskeys(ctx.db, { userId, channelId: ctx.channel.id });
  if (known.length >= LIMITS.passkeys) throw passkeyLimitReached();
  const party = relyingParty(ctx);
  const {
    rp,
    user: handle,
    challenge,
    pubKeyCredParams,
    timeout,
  } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: `${user.lastName} ${user.firstName}`,
    timeout: AUTH_LIMITS.passkeyChallenge,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  });
  await storeChallenge(ctx, challenge, userId);
  return {
    rp: { id: party.id, name: rp.name },
    user: handle,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout: timeout ?? AUTH_LIMITS.passkeyChallenge,
    attestation: 'none',
    excludeCredentials: known
      .filter(({ rpId }) => rpId === party.id)
      .map(({ credentialId, transports }) => ({ type: 'public-key', id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** The refusal of one more than a member may have. */
export function passkeyLimitReached(): InvalidInputError {
  return new InvalidInputError(
    'passkey.limit_reached',
    `パスキーは${LIMITS.passkeys}個まで登録できます。使わないパスキーを削除してから、もう一度お試しください。`,
  );
}
