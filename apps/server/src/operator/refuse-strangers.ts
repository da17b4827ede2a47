import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { isSameSecret } from '../platform/config/is-same-secret.ts';
import { ForbiddenError } from '../platform/errors/index.ts';
import { namesThisMachine } from '../platform/channel/find-channel.ts';
import { isPassedOn } from '../platform/http/inside-only.ts';

/** Runs before any call of the API. */
export type OperatorGuard = (request: FastifyRequest) => Promise<void>;

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * Accepts only the operator: with the secret or, in demo mode without a secret, from this machine under its own name.
 * Forwarded requests are always refused, since they come from the public side.
 * @throws ForbiddenError `operator.forbidden`
 */
export function refuseStrangers({ operatorSecret, demo }: Pick<Config, 'operatorSecret' | 'demo'>): OperatorGuard {
  return async ({ raw: { headers, socket } }) => {
    const isHere = demo && LOOPBACK.test(socket.remoteAddress ?? '') && namesThisMachine(headers.host);
    const known =
      operatorSecret === null ? isHere : isSameSecret(headers.authorization ?? '', `Bearer ${operatorSecret}`);
    if (!isPassedOn({ headers }) && known) return;
    throw new ForbiddenError('operator.forbidden', 'この操作はご利用いただけません。');
  };
}
