import { PasskeyFailed } from './passkey-failed.ts';

const reasons: Readonly<Record<string, PasskeyFailed['why']>> = {
  // Browsers do not tell apart who gives up, who is too slow and who has no passkey here.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'unsupported',
};

/** What WebAuthn's refusal means for whoever pressed the button. */
export function whyFailed(error: unknown): PasskeyFailed {
  return new PasskeyFailed((error instanceof Error && reasons[error.name]) || 'other', error);
}
