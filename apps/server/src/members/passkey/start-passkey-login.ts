import type { PasskeyRequest } from '@shop/api';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { storeChallenge } from './passkey-challenge.ts';
import { relyingParty } from './relying-party.ts';

/**
 * Returns the options with which the browser requests a passkey at a login. They name no passkeys: the authenticator
 * offers its own for this host, so it is not disclosed who has one (P-15).
 * @throws RateLimitedError
 */
export async function startPasskeyLogin({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { address: string };
}): Promise<PasskeyRequest> {
  await enforceRateLimit(ctx, 'passkeyLogin', input.address);
  const { id } = relyingParty(ctx);
  const { challenge } = await generateAuthenticationOptions({ rpID: id, userVerification: 'required' });
  await storeChallenge(ctx, challenge, null);
  return { rpId: id, challenge, timeout: AUTH_LIMITS.passkeyChallenge, userVerification: 'required' };
}
