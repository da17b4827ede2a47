import type { FastifyInstance } from 'fastify';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import { endNoticeByMailbox } from './end-notice.ts';

const bodyLimit = 1024;

/**
 * `POST /webhooks/unsubscribe?code=…`: one-click unsubscribing (RFC 8058). The answer is the same for every code; it is
 * not limited by IP address, since many readers share a mailbox provider, and 256 bits cannot be guessed.
 */
export function unsubscribeRoute(app: FastifyInstance, process: ProcessContext): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // `List-Unsubscribe=One-Click`, as a form of either kind: its content is not needed.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) => parsed(null, null));
    scope.post<{ Querystring: { code?: unknown } }>(
      '/webhooks/unsubscribe',
      { bodyLimit },
      async ({ query }, reply) => {
        if (typeof query.code === 'string') await endNoticeByMailbox(process, query.code);
        return reply.code(200).send({ ended: true });
      },
    );
    done();
  });
}
