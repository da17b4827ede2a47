import type { Config } from '../../../platform/config/config.ts';
import { codeOfError, type ReportCall, troubleOf } from '../service-trouble.ts';

/** The result of a call to the payment service. `unknown`: no answer, or none that says what happened. */
export type SandboxReply = { kind: 'answer'; body: unknown } | { kind: 'refused'; code: string } | { kind: 'unknown' };

export interface SandboxCall {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** The idempotency key: repeated calls with the same body have one effect. */
  key?: string;
  body?: object;
}

const timeoutMs = 10_000;

/** Calls the payment service. Never inside a database transaction: an answer may take ten seconds. */
export async function callSandbox(
  payments: Config['payments'],
  report: ReportCall,
  { method, path, key, body }: SandboxCall,
): Promise<SandboxReply> {
  try {
    const response = await fetch(payments.url + path, {
      method,
      headers: {
        authorization: `Bearer ${payments.secret}`,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const reply = await replyOf(response);
    report(reply.kind === 'unknown' ? troubleOf(response.status, null) : null);
    return reply;
  } catch (error) {
    report(troubleOf(null, codeOfError(error)));
    return { kind: 'unknown' };
  }
}

async function replyOf(response: Response): Promise<SandboxReply> {
  const body: unknown = await response.json();
  if (response.ok) return { kind: 'answer', body };
  // 401, 403 and 5xx say nothing about the request; other refusals are final for this call.
  const isFinal = response.status >= 400 && response.status < 500 && ![401, 403, 408, 429].includes(response.status);
  return isFinal ? { kind: 'refused', code: codeOf(body) } : { kind: 'unknown' };
}

function codeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'payment.refused';
}
