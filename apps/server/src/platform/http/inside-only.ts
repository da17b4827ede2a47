import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-reply.ts';

/** Whether a proxy of the public side has passed this on: all of ours say for whom. */
export function isPassedOn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (
    headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers['x-channel'] !== undefined
  );
}

/** Hook of addresses that are for the inside: to what a proxy passes on there is nothing there, should its own rule ever fail. */
export async function refusePassedOn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isPassedOn(request)) answerNotFound(request, reply);
}
