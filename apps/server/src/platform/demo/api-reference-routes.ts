import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contractDocument } from '../contract/openapi-document.ts';
import type { ProcessContext } from '../http/request-context.ts';
import { refuseOtherHosts } from './refuse-other-hosts.ts';
import { apiReferencePage, referenceFiles, referenceStart, apiReferenceStyle } from './api-reference-page.ts';

// Redoc inserts its rules through the object model; only its empty style element and that of its scroll bars need
// permission.
const STYLES = `'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='`;
const POLICY = `default-src 'none'; script-src 'self'; style-src ${STYLES}; connect-src 'self'; img-src 'self' data:; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const HEADERS = { 'cache-control': 'no-store', 'content-security-policy': POLICY, 'x-robots-tag': 'noindex' };

// The logo of the library would be fetched from its maker's server.
const OUTSIDE_MARK = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

/** The API reference of demo mode, and the contract itself. Outside demo mode the URLs do not exist. */
export function apiReferenceRoutes(app: FastifyInstance, process: ProcessContext): void {
  if (!process.config.demo) return;
  const onRequest = refuseOtherHosts(process);
  const page = apiReferencePage(contractDocument);
  app.get('/demo/api', { onRequest }, (_request, reply) =>
    reply.headers(HEADERS).type('text/html; charset=utf-8').send(page),
  );
  app.get('/demo/openapi.json', { onRequest }, (_request, reply) => reply.headers(HEADERS).send(contractDocument));

  const scripts = { [referenceFiles.library]: readLibrary(), [referenceFiles.start]: referenceStart };
  for (const [name, text] of Object.entries(scripts)) {
    app.get(`/demo/api/${name}`, { onRequest }, (_request, reply) =>
      reply.headers(HEADERS).type('text/javascript; charset=utf-8').send(text),
    );
  }
  app.get(`/demo/api/${referenceFiles.style}`, { onRequest }, (_request, reply) =>
    reply.headers(HEADERS).type('text/css; charset=utf-8').send(apiReferenceStyle),
  );
}

function readLibrary(): string {
  const path = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
  return readFileSync(path, 'utf8').replaceAll(OUTSIDE_MARK, 'data:,');
}
