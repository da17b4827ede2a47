import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-reply.ts';

/** Whether a public proxy has forwarded this request: all of ours set such a header. */
export function isPassedOn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (
    headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers['x-channel'] !== undefined
  );
}

/** Hook of internal URLs: answers forwarded requests with 404, in case the rule of the proxy fails. */
export async function refusePassedOn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isPassedOn(request)) answerNotFound(request, reply);
}
