import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import { insertPaymentEvent } from '../../payment/payment.queries.ts';
import { PAYMENT_SERVICES, type PaymentServiceCode } from '@shop/constants';
import { providerOf } from '../../payment/provider/provider-of.ts';
import { takeInEvent } from './take-in-event.ts';

const bodyLimit = 64 * 1024;

/**
 * `POST /webhooks/payments/{service}`: signed events of a payment service, by default the sandbox's. An event is
 * stored, answered, and processed once, in any order; the worker repeats failures.
 */
export function paymentWebhookRoute(app: FastifyInstance, process: ProcessContext): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the bytes as sent, so they must not be parsed and serialised again.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const take =
      (code: PaymentServiceCode) => async (request: FastifyRequest<{ Body: string }>, reply: FastifyReply) => {
        const { body, headers } = request;
        const receivedAt = process.clock.now();
        const provider = providerOf(process.config, code);
        if (!provider.isGenuine({ headers, body }, receivedAt))
          return reply.code(401).send({ code: 'webhook.not_genuine', message: '署名を確認できませんでした。' });
        const event = provider.parseEvent(body);
        if (!event) return reply.code(422).send({ code: 'webhook.malformed', message: '内容を読み取れませんでした。' });
        const isNew = await insertPaymentEvent(process.db, { id: event.id, service: code, body, receivedAt });
        if (isNew) {
          await takeInEvent({ ...process, log: request.log }, code, event).catch((error: unknown) =>
            request.log.error(
              { err: error, event: event.id },
              'an event could not be taken in: the worker tries again',
            ),
          );
        }
        return reply.code(200).send({ received: true });
      };
    scope.post<{ Body: string }>('/webhooks/payments', { bodyLimit }, take('sandbox'));
    for (const code of PAYMENT_SERVICES)
      scope.post<{ Body: string }>(`/webhooks/payments/${code}`, { bodyLimit }, take(code));
    done();
  });
}
