import type { FastifyRequest } from 'fastify';
import { ForbiddenError } from '../errors/index.ts';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * Lets this machine in and nobody else. What a proxy passes on is refused too: it would come from loopback, but says on
 * whose behalf. @throws ForbiddenError `operator.forbidden`
 */
export async function refuseStrangers({ raw }: FastifyRequest): Promise<void> {
  const passedOn = raw.headers['x-forwarded-for'] !== undefined || raw.headers.forwarded !== undefined || raw.headers['x-channel'] !== undefined;
  if (!passedOn && LOOPBACK.test(raw.socket.remoteAddress ?? '')) return;
  throw new ForbiddenError('operator.forbidden', 'この操作はご利用いただけません。');
}
