import { ApiFailure } from './api-failure.ts';

/** Returns the failure of a request without a response: cancelled, timed out, or no connection. */
export function failureOfError(error: unknown, signal: AbortSignal): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const kind = signal.aborted ? (isTimeout(signal.reason) ? 'timeout' : 'aborted') : 'network';
  const code = kind === 'network' ? 'network.failed' : `network.${kind}`;
  return new ApiFailure(
    { kind, status: 0, code, message: '', errors: {}, retryable: kind !== 'aborted', retryAfter: null },
    null,
    error,
  );
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
