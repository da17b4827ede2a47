import type { PasskeyCreation, PasskeyInput, PasskeyLogin, PasskeyRequest } from '@shop/api';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { PasskeyFailed } from './passkey-failed.ts';
import { whyFailed } from './why-failed.ts';

/** Creates a passkey in the browser. This file is loaded on demand. @throws PasskeyFailed */
export async function makePasskey(asked: PasskeyCreation, name: string): Promise<PasskeyInput> {
  const { id, response } = await startRegistration({ optionsJSON: asked }).catch(giveUp);
  return {
    name,
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  };
}

/** Signs with a passkey that the user selects in the browser. This file is loaded on demand. @throws PasskeyFailed */
export async function signWithPasskey(asked: PasskeyRequest): Promise<PasskeyLogin> {
  const { id, response } = await startAuthentication({ optionsJSON: asked }).catch(giveUp);
  if (response.userHandle === undefined) throw new PasskeyFailed('other');
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle,
  };
}

function giveUp(error: unknown): never {
  throw whyFailed(error);
}
