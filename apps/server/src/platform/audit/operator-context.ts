import { HEADERS } from '@shop/constants';
import type { FastifyRequest } from 'fastify';
import type { ProcessContext } from '../http/request-context.ts';
import type { OperatorCtx } from './operator-ctx.ts';

const LONGEST_NAME = 100;

/** Returns the context of a call by the command line, which names the person in a header, percent-encoded. */
export function operatorContext(process: ProcessContext, { headers, id, log }: FastifyRequest): OperatorCtx {
  return { ...process, log, requestId: id, actor: { kind: 'cli', name: nameIn(headers[HEADERS.operator]) } };
}

function nameIn(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null;
  try {
    const name = decodeURIComponent(header)
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim();
    return name === '' ? null : name.slice(0, LONGEST_NAME);
  } catch {
    return null;
  }
}
