import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { PaymentError } from '../errors/payment-error.ts';

/** Refuses server-to-server calls without the shop's secret, with `auth.required`. */
export function requireSecret(secret: string): onRequestHookHandler {
  return (request, _reply, next) =>
    next(hasSecret(request, secret) ? undefined : new PaymentError(401, 'auth.required', '認証に失敗しました'));
}

function hasSecret(request: FastifyRequest, secret: string): boolean {
  const given = createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest();
  return timingSafeEqual(given, createHash('sha256').update(`Bearer ${secret}`).digest());
}
