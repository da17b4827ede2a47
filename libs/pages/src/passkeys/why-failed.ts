import { PasskeyFailed } from './passkey-failed.ts';

const reasons: Readonly<Record<string, PasskeyFailed['why']>> = {
  // Browsers report a cancellation, a timeout and a missing passkey alike.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'unsupported',
};

/** Returns the meaning of a WebAuthn error for the user. */
export function whyFailed(error: unknown): PasskeyFailed {
  return new PasskeyFailed((error instanceof Error && reasons[error.name]) || 'other', error);
}
