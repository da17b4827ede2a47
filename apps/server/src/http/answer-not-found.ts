import { requestCopy } from '@shop/copy';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answer for an address the server does not have. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ code: 'route.not_found', message: requestCopy.notFound });
}
