import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

/**
 * Whether an event comes from the payment service: header `t=<unix>,v1=<hex hmac-sha256 of "t.body">`, at most five
 * minutes old. Compared in constant time.
 */
export function isGenuine(header: string, body: string, secret: string, now: Date): boolean {
  const parts = new Map(
    header.split(',').map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1)]),
  );
  const time = Number(parts.get('t'));
  if (!Number.isInteger(time) || Math.abs(now.getTime() / 1000 - time) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  const given = Buffer.from(parts.get('v1') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
