import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from '../changes/change-feed.ts';
import { refusePassedOn } from './inside-only.ts';

const HEARTBEAT_MS = 15_000;

/**
 * `GET /internal/changes`: server-sent events for the storefront's HTML cache, which drops everything after a
 * reconnect, since it has missed some. After `event: ready` each change is `event: change` with
 * `{"topic":"catalogue"|"stock"|"channels"|"content","keys":["ham-fr-001"]|null}`.
 */
export function announceChanges(app: FastifyInstance, feed: ChangeFeed): void {
  const open = new Set<() => void>();
  app.get('/internal/changes', { onRequest: refusePassedOn }, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('event: ready\ndata: {}\n\n');
    const unsubscribe = feed.subscribe((change) =>
      reply.raw.write(`event: change\ndata: ${JSON.stringify(change)}\n\n`),
    );
    const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), HEARTBEAT_MS);
    const end = (): void => {
      clearInterval(heartbeat);
      unsubscribe();
      open.delete(end);
      reply.raw.end();
    };
    open.add(end);
    reply.raw.on('close', end);
  });
  app.addHook('preClose', () => open.forEach((end) => end()));
}
