import { COOKIES, findCookie, HEADERS } from '@shop/constants';
import { previewCopy } from '@shop/copy';
import type { FastifyRequest } from 'fastify';
import type { Channel } from '../channel/channel.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { ForbiddenError } from '../errors/index.ts';
import { readPreview } from './preview-token.ts';

/** What a request of a preview sees instead of the channel and the clock of the process. */
export interface Preview {
  readonly channel: Channel;
  readonly clock: Clock;
}

/**
 * Returns the preview of a request with a valid token for the channel; null without one. Previews only read.
 * @throws ForbiddenError `preview.read_only`
 */
export function applyPreview(
  { config, clock }: { config: Config; clock: Clock },
  channel: Channel,
  request: FastifyRequest,
): Preview | null {
  const token = tokenOf(request);
  const claims = token === null ? null : readPreview(config, token, clock.now());
  if (claims?.channel !== channel.prefix) return null;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new ForbiddenError('preview.read_only', previewCopy.refused);
  const { at, theme } = claims;
  const now = at === null ? clock.now() : new Date(at);
  return {
    clock: { now: () => now },
    channel: theme === null ? channel : { ...channel, theme: theme as Channel['theme'] },
  };
}

/** The page server sends the token in a header; browsers send the cookie of the shop's host. */
function tokenOf({ headers }: FastifyRequest): string | null {
  const named = headers[HEADERS.preview];
  if (typeof named === 'string') return named;
  return findCookie(headers.cookie ?? '', COOKIES.preview);
}
