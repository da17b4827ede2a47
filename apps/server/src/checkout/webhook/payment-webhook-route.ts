import type { FastifyInstance } from 'fastify';
import type { ProcessContext } from '../../http/request-context.ts';
import { insertPaymentEvent } from '../../payment/payment.queries.ts';
import { parseEvent, takeInEvent } from './take-in-event.ts';
import { isGenuine } from './webhook-signature.ts';

const bodyLimit = 64 * 1024;

/**
 * `POST /webhooks/payments`: signed events of the payment service. An event is kept as it came, answered, and taken in once
 * however often and in whatever order it comes; what fails is left for the worker.
 */
export function paymentWebhookRoute(app: FastifyInstance, process: ProcessContext): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes as sent: they must not be parsed and written again.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Body: string }>('/webhooks/payments', { bodyLimit }, async (request, reply) => {
      const { body } = request;
      const signature = request.headers['x-signature'];
      const receivedAt = process.clock.now();
      const isTrusted =
        typeof signature === 'string' && isGenuine(signature, body, process.config.payments.webhookSecret, receivedAt);
      if (!isTrusted)
        return reply.code(401).send({ code: 'webhook.not_genuine', message: '署名を確認できませんでした。' });
      const event = parseEvent(body);
      if (!event) return reply.code(422).send({ code: 'webhook.malformed', message: '内容を読み取れませんでした。' });
      const isNew = await insertPaymentEvent(process.db, { id: event.id, body, receivedAt });
      if (isNew) {
        await takeInEvent({ ...process, log: request.log }, event).catch((error: unknown) =>
          request.log.error({ err: error, event: event.id }, 'an event could not be taken in: the worker tries again'),
        );
      }
      return reply.code(200).send({ received: true });
    });
    done();
  });
}
