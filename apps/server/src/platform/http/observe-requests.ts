import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { refusePassedOn } from './inside-only.ts';

/** Asked every few seconds by balancers: not worth a line each. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Counts and times requests for `GET /metrics` and logs each by its route template: never a raw URL, a body or an
 * address.
 * @returns the registry of all metrics
 */
export function observeRequests(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of the request to the last of the answer.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'http_server_errors_total',
    help: 'Answers of status 500 and above.',
    labelNames: ['route'],
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    seconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.labels(route).inc();
    request.log[PROBES.has(route) ? 'debug' : 'info'](
      { method: request.method, route, status: reply.statusCode, ms: milliseconds },
      'request',
    );
    done();
  });
  app.get('/metrics', { onRequest: refusePassedOn }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return registry;
}
