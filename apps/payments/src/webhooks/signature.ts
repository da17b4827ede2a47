import { createHmac } from 'node:crypto';

/**
 * The `X-Signature` header: `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`.
 * The receiver compares it in constant time and refuses an old `t`.
 */
export function signatureOf(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
