import type { PasskeyCreation, PasskeyInput, PasskeyLogin, PasskeyRequest } from '@shop/api';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { PasskeyFailed } from './passkey-failed.ts';
import { whyFailed } from './why-failed.ts';

/** Creates a passkey in the browser. This file is loaded on demand. @throws PasskeyFailed */
export async function makePasskey(options: PasskeyCreation, name: string): Promise<PasskeyInput> {
  const { id, response } = await startRegistration({ optionsJSON: options }).catch(giveUp);
  return {
    name,
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  };
}

/** Signs with a passkey that the user selects in the browser. This file is loaded on demand. @throws PasskeyFailed */
export async function signWithPasskey(options: PasskeyRequest): Promise<PasskeyLogin> {
  const { id, response } = await startAuthentication({ optionsJSON: options }).catch(giveUp);
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
