import { createHash } from 'node:crypto';
import { isKnownByClient } from '@shop/constants';
import { enforceRateLimit } from '../rate-limit/enforce-rate-limit.ts';
import { Answer } from '../contract/answer.ts';
import type { Caller, Handlers } from '../contract/handlers.ts';
import { listPrefectures, lookUpPostalCode } from './look-up-postal-code.ts';

export const postalHandlers = {
  lookUpPostalCode: async ({ ctx, query, caller }) => {
    await enforceRateLimit(ctx, 'postalCode', caller.ip);
    return tagged(await lookUpPostalCode(ctx.db, query.code), caller);
  },
  listPrefectures: async ({ caller }) => tagged(listPrefectures(), caller),
} satisfies Handlers;

/**
 * Adds cache headers: postal data changes once a month, so browsers may cache an answer for a day and revalidate it by
 * its ETag.
 */
function tagged<Body>(body: Body, caller: Caller): Answer<Body> {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
  const isKnown = isKnownByClient(caller.header('if-none-match'), etag);
  return new Answer(body, {
    ...(isKnown && { status: 304 }),
    headers: { etag, 'cache-control': 'public, max-age=86400' },
  });
}
