import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyCreation, PasskeyInput, PasskeyLogin, PasskeyRequest } from '@shop/api';
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

/** The false values of a malicious or broken authenticator, or of a foreign page. */
export interface Forgeries {
  origin?: string;
  /** The host for which the passkey is used, instead of the requesting one. */
  rpId?: string;
  /** The user was not verified. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/**
 * An authenticator in software, with one passkey (ES256) and a counter, as used by a browser at an origin of the shop.
 */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  #userHandle = '';

  constructor(origin = 'http://simple.localhost:4000') {
    this.origin = origin;
  }

  /** Makes the passkey that a shop requests. */
  create({ rp, user, challenge }: PasskeyCreation, name = '見本の端末', forged: Forgeries = {}): PasskeyInput {
    this.#userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(this.#keys.publicKey)]);
    const authData = Buffer.concat([this.#head(rp.id, HAS_CREDENTIAL, forged), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      name,
      id: this.id,
      client_data: this.#clientData('webauthn.create', challenge, forged),
      attestation: isoBase64URL.fromBuffer(attestation),
      transports: ['internal'],
    };
  }

  /** Signs the challenge of a login. */
  get({ rpId, challenge }: Pick<PasskeyRequest, 'rpId' | 'challenge'>, forged: Forgeries = {}): PasskeyLogin {
    this.#counter = forged.counter ?? this.#counter + 1;
    const clientData = this.#clientData('webauthn.get', challenge, forged);
    const authData = this.#head(rpId, 0, forged);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientData, 'base64url'))]);
    return {
      id: this.id,
      client_data: clientData,
      authenticator_data: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      user_handle: forged.userHandle ?? this.#userHandle,
    };
  }

  #head(rpId: string, flags: number, forged: Forgeries): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const verified = forged.isUnverified ? 0 : USER_VERIFIED;
    return Buffer.concat([sha256(forged.rpId ?? rpId), Buffer.of(USER_PRESENT | verified | flags), counter]);
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Forgeries): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }
}

/** A P-256 public key in COSE format. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
