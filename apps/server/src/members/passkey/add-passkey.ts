import type { Passkey, PasskeyInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { normaliseFreeText } from '@shop/japanese';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { findUser, lockUser } from '../account/account.queries.ts';
import { sessionOver } from '../auth/session.rules.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { ConflictError, GoneError, InvalidInputError } from '../../platform/errors/index.ts';
import { PASSKEY_ALGORITHMS } from './passkey-algorithms.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { countPasskeys, insertPasskey } from './passkey.queries.ts';
import { passkeyView, mailNotice } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { passkeyLimitReached } from './start-passkey.ts';

/**
 * Saves the public key of a passkey made for the challenge of `startPasskey`, and emails the member (P-13). The
 * authenticator must have verified its user, since a passkey logs in without a password.
 * @throws GoneError `passkey.expired`; InvalidInputError `passkey.refused`, `passkey.limit_reached`, `input.invalid` at
 * `name`
 * @throws ConflictError `passkey.exists`
 */
export async function addPasskey({ ctx, input }: { ctx: Ctx; input: PasskeyInput }): Promise<Passkey> {
  const { userId } = requireMember(ctx.actor);
  const name = normaliseFreeText(input.name);
  if (name === '') throw nameMissing();
  const challenge = await takeChallenge(ctx, input.client_data, userId);
  if (challenge === null) throw challengeOver();
  const credential = await credentialOf(ctx, input, challenge);
  if (credential === null) throw refused();
  return inTransaction(ctx, async (ctx) => {
    const owner = { userId, channelId: ctx.channel.id };
    await lockUser(ctx.db, userId);
    const user = await findUser(ctx.db, userId);
    if (!user) throw sessionOver();
    if ((await countPasskeys(ctx.db, owner)) >= LIMITS.passkeys) throw passkeyLimitReached();
    const row = await insertPasskey(ctx.db, {
      ...owner,
      rpId: relyingParty(ctx).id,
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: input.transports,
      name,
      createdAt: ctx.clock.now(),
    });
    if (!row) throw alreadyThere();
    await mailNotice(ctx, user, { passkey: name, isAdded: true });
    return passkeyView(row);
  });
}

/** What the answer proves to have been made; null when it does not. */
async function credentialOf(ctx: Ctx, { id, client_data, attestation }: PasskeyInput, challenge: string) {
  const party = relyingParty(ctx);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  } catch (error) {
    ctx.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'a passkey was not taken');
    return null;
  }
}

function nameMissing(): InvalidInputError {
  const text = 'パスキーの名前を入力してください。';
  return new InvalidInputError('input.invalid', text, { errors: { name: [text] } });
}

function challengeOver(): GoneError {
  return new GoneError('passkey.expired', 'パスキーの登録の期限が切れました。お手数ですが、もう一度お試しください。');
}

function refused(): InvalidInputError {
  return new InvalidInputError(
    'passkey.refused',
    'このパスキーは登録できませんでした。画面ロックなどで本人確認のできる端末でお試しください。',
  );
}

function alreadyThere(): ConflictError {
  return new ConflictError('passkey.exists', 'このパスキーは、すでに登録されています。');
}
