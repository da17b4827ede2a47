import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { customerRoutes } from './customers/customer.routes.ts';
import { demoRoutes } from './demo/demo.routes.ts';
import { PaymentError } from './errors/payment-error.ts';
import { fieldsRoutes } from './fields/fields.routes.ts';
import type { Parts } from './parts.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { threeDsRoutes } from './three-ds/three-ds.routes.ts';

/** The sandbox as one Fastify application. Bodies and query strings are never logged. */
export function buildApp(parts: Parts, logger: FastifyBaseLogger | undefined = undefined): FastifyInstance {
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    done(null, payload);
  });
  app.setErrorHandler((error: FastifyError | PaymentError, request, reply) => {
    if (error instanceof PaymentError)
      return reply.code(error.status).send({ code: error.code, message: error.message });
    if (error.validation)
      return reply
        .code(422)
        .send({ code: 'input.invalid', message: 'リクエストの内容をお確かめください', errors: fieldsOf(error) });
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ code: 'request.invalid', message: 'リクエストの形式をお確かめください' });
    request.log.error({ err: { name: error.name, stack: error.stack } }, 'request failed');
    return reply.code(500).send({ code: 'server.failed', message: '決済サービスで問題が発生しました' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'path.not_found', message: 'ページが見つかりません' }),
  );

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    parts.store.isOpen() ? { status: 'ok' } : reply.code(503).send({ status: 'closed' }),
  );
  paymentRoutes(app, parts);
  customerRoutes(app, parts);
  fieldsRoutes(app, parts);
  threeDsRoutes(app, parts);
  demoRoutes(app, parts);
  return app;
}

function fieldsOf(error: FastifyError): Record<string, string[]> {
  const found = (error.validation ?? []).map((each) => {
    const missing = each.params['missingProperty'] ?? each.params['additionalProperty'];
    const path = [...each.instancePath.split('/').slice(1), ...(typeof missing === 'string' ? [missing] : [])].join(
      '.',
    );
    return [path, ['内容をお確かめください']] as [string, string[]];
  });
  return Object.fromEntries(found);
}
