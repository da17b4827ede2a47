import { COSEALG } from '@simplewebauthn/server/helpers';

/** Signatures that passkeys may be made with, the best first: what every authenticator has one of. */
export const PASSKEY_ALGORITHMS: COSEALG[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
