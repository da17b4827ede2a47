import type { passkeysCopy } from '@shop/copy';

/** The browser brought no passkey back. */
export class PasskeyFailed extends Error {
  readonly why: keyof (typeof passkeysCopy)['failed'];

  constructor(why: PasskeyFailed['why'], cause?: unknown) {
    super(`No passkey: ${why}`, { cause });
    this.why = why;
  }
}

/** Whether this browser knows passkeys at all. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}
