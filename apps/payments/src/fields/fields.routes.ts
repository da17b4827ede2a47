import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { PaymentError } from '../errors/payment-error.ts';
import { pageCss } from '@shop/payment-fakes/page-css';
import type { Parts } from '../parts.ts';
import { fieldsCss, fieldsPage } from './fields-page.ts';
import { allowedOrigin } from './parent-origin.ts';
import { tokenise, type CardEntry } from './tokenise.ts';

const entryField = { type: 'string', maxLength: 64 } as const;
const entrySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ccNumber', 'ccName', 'ccExpiration', 'securityCode'],
  properties: { ccNumber: entryField, ccName: entryField, ccExpiration: entryField, securityCode: entryField },
} as const;

/** The card fields in their iframe and the one call behind them. */
export function fieldsRoutes(app: FastifyInstance, { config, vault, clock }: Parts): void {
  app.get<{ Querystring: { parent_origin?: string } }>('/fields', (request, reply) => {
    const origin = allowedOrigin(request.query.parent_origin, config.parentHosts);
    if (!origin)
      throw new PaymentError(403, 'fields.parent_refused', 'このページにカード入力欄を埋め込むことはできません');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', fieldsPolicy(origin))
      .send(fieldsPage);
  });

  app.post<{ Body: CardEntry }>('/fields/tokens', { schema: { body: entrySchema } }, (request, reply) => {
    if (request.headers['sec-fetch-site'] !== 'same-origin')
      throw new PaymentError(403, 'fields.origin_refused', 'この操作はできません');
    const result = tokenise(request.body, clock());
    if ('problems' in result) return reply.code(422).send({ fields: result.problems });
    const { brand, last4, exp } = result.card;
    return { token: vault.save(result.card), brand, last4, exp };
  });

  app.get('/assets/fields.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(fieldsCss));
  app.get('/assets/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageCss));
  for (const path of browserModules) {
    const script = stripTypeScriptTypes(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
    app.get(`/assets/${path}`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  }
}

/** The browser gets these modules as they are written, with the types taken out. */
const browserModules = ['fields/client/fields.ts', 'fields/client/messages.ts', 'cards/card-checks.ts'] as const;

function fieldsPolicy(parentOrigin: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${parentOrigin}`;
}
