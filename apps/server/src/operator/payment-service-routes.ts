import type { FastifyInstance } from 'fastify';
import { reportServices } from '../payment/health/report-services.ts';
import { listChannels } from '../platform/channel/channel.queries.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import type { OperatorGuard } from './refuse-strangers.ts';

/** `/internal/payment-services`: whether the payment services of the channels answer and accept the keys. */
export function paymentServiceRoutes(
  server: FastifyInstance,
  { db, config }: ProcessContext,
  onRequest: OperatorGuard,
): void {
  server.get('/internal/payment-services', { onRequest }, async () => reportServices(config, await listChannels(db)));
}
