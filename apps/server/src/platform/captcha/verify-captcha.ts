import { CAPTCHA_CHECK } from '@shop/constants';

/** The service's verdict on a token. `unknown`: no answer in time, or one about our own secret. */
export type CaptchaVerdict =
  | { readonly kind: 'known'; readonly action: string; readonly score: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The service's error codes for faults of the shop, not of the shopper. */
const ourFaults = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** Verifies a token with the service; the shopper's IP address is not sent. */
export async function verifyCaptcha({
  url,
  secret,
  token,
}: {
  url: string;
  secret: string;
  token: string;
}): Promise<CaptchaVerdict> {
  try {
    const response = await fetch(`${url}/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(CAPTCHA_CHECK.verdictMs),
    });
    return response.ok ? verdictOf(await response.json()) : { kind: 'unknown', reason: `status ${response.status}` };
  } catch (error) {
    return { kind: 'unknown', reason: error instanceof Error ? error.name : 'failed' };
  }
}

function verdictOf(answer: unknown): CaptchaVerdict {
  if (typeof answer !== 'object' || answer === null || !('success' in answer))
    return { kind: 'unknown', reason: 'no verdict' };
  const codes: unknown[] = 'error-codes' in answer && Array.isArray(answer['error-codes']) ? answer['error-codes'] : [];
  const fault = codes.find((code) => typeof code === 'string' && ourFaults.has(code));
  if (fault !== undefined) return { kind: 'unknown', reason: String(fault) };
  if (answer.success !== true || !('score' in answer) || typeof answer.score !== 'number') return { kind: 'refused' };
  return { kind: 'known', action: 'action' in answer ? String(answer.action) : '', score: answer.score };
}
