import type { FastifyInstance } from 'fastify';
import { contractDocument } from '../contract/contract-document.ts';
import type { ProcessContext } from '../http/request-context.ts';
import { apiReferencePage } from './api-reference-page.ts';
import { inboxStyle } from './inbox-style.ts';

const POLICY = `default-src 'none'; style-src '${inboxStyle.hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The API reference of demo mode: every operation on one page, and the contract itself. Outside demo mode the addresses do not exist. */
export function apiReferenceRoutes(app: FastifyInstance, { config }: ProcessContext): void {
  if (!config.demo) return;
  const page = apiReferencePage(contractDocument);
  app.get('/demo/api', (_request, reply) =>
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY, 'x-robots-tag': 'noindex' }).type('text/html; charset=utf-8').send(page),
  );
  app.get('/demo/openapi.json', (_request, reply) => reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(contractDocument));
}
