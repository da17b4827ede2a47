import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { paths, REQUESTS } from '@shop/constants';
import type { Logger } from 'pino';
import { canonicalPath } from './canonical-path.ts';
import type { ServerConfig } from './config.ts';
import { sendFailure } from './page-failure.ts';
import { readPageForm, takesForms } from './page-form.ts';
import { readablePath } from './readable-path.ts';
import type { PageCache } from './page-cache.ts';
import type { ApiLimits } from './proxy/api-slots.ts';
import { apiTarget } from './proxy/api-target.ts';
import { createApiProxy } from './proxy/proxy-to-api.ts';
import { refuse } from './proxy/refuse.ts';
import { createReportSink } from './reports.ts';
import { requestAddress } from './request-address.ts';
import { commonHeaders, reportPath, strictTransport } from './security-headers.ts';
import { switchPreview } from './preview.ts';
import { sendPage } from './send-page.ts';
import type { ShopApp } from './shop-build.ts';
import type { StaticAssets } from './static-assets.ts';
import { StoredFiles } from './stored-files.ts';

export interface ShopServerParts {
  readonly config: ServerConfig;
  readonly app: ShopApp;
  readonly assets: StaticAssets;
  readonly cache: PageCache;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Timeouts of heads, bodies and responses, and limits of waiting requests. */
  readonly waits?: Readonly<Record<'headMs' | 'bodyMs' | 'formMs' | 'checkMs' | 'answerMs', number>>;
  readonly limits?: ApiLimits;
}

export interface ShopServer {
  readonly server: Server;
  /** Reports to proxies that the process is not ready; requests are still answered. */
  readonly drain: () => void;
}

/** The page server: assets, the API under the same origin, health, reports, and pages. */
export function createShopServer({
  config,
  app,
  assets,
  cache,
  log,
  waits = REQUESTS,
  limits,
}: ShopServerParts): ShopServer {
  let draining = false;
  const takeReport = createReportSink((report) => log.warn(report, 'browser report'));
  const proxyToApi = createApiProxy({ apiOrigin: config.apiOrigin, waits, ...(limits && { limits }) });
  const stored = new StoredFiles(config.storageDirectory);
  const pages = { app, cache, paymentsOrigin: config.paymentsOrigin, cachesPages: config.cachesPages };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (draining) outgoing.setHeader('connection', 'close');
    const path = pathOf(incoming);
    if (path === '/healthz') return sendText(outgoing, 200, 'ok');
    if (path === '/readyz') return sendText(outgoing, draining ? 503 : 200, draining ? 'draining' : 'ready');
    const address = requestAddress(incoming, config.trustProxy);
    if (!address) return sendText(outgoing, 400, 'Bad Request');
    const target = apiTarget(incoming.url ?? '/', address.url);
    if (target.kind === 'refused') return refuse(outgoing, 'malformed');
    if (target.kind === 'api') return proxyToApi(target.path, address, incoming, outgoing);
    for (const [name, value] of Object.entries(commonHeaders)) outgoing.setHeader(name, value);
    if (address.url.protocol === 'https:') outgoing.setHeader(strictTransport.name, strictTransport.value);
    outgoing.setHeader('reporting-endpoints', `reports="${reportPath}"`);
    if (incoming.method === 'GET' && switchPreview(address, outgoing)) return;
    if (path === reportPath && incoming.method === 'POST') return takeReport(incoming, outgoing);
    if (incoming.method === 'POST' && takesForms(path)) {
      const form = await readPageForm(incoming, address, waits.bodyMs);
      if (typeof form === 'number') return sendText(outgoing, form, STATUS_CODES[form] ?? '');
      return sendPage(pages, address, incoming, outgoing, form);
    }
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.setHeader('allow', 'GET, HEAD');
      return sendText(outgoing, 405, 'Method Not Allowed');
    }
    if (changePassword.test(path))
      return void outgoing.writeHead(302, { location: paths.mypagePassword(), 'cache-control': 'no-store' }).end();
    if (assets.has(path))
      return assets.send(path, incoming.headers['accept-encoding'], outgoing, incoming.method === 'GET');
    if (path.startsWith('/assets/')) return sendText(outgoing, 404, 'Not Found');
    if (stored.has(path)) return stored.send(path, outgoing, incoming.method === 'GET');
    const canonical = canonicalPath(address.url.pathname);
    // Leading slashes were removed from the URL; they would have named another host.
    const isWritten = canonical === null || (canonical === address.url.pathname && !path.startsWith('//'));
    if (!isWritten) return sendOn(outgoing, `${canonical}${address.url.search}`);
    address.url.pathname = readablePath(address.url.pathname);
    return sendPage(pages, address, incoming, outgoing);
  }

  const bounds = {
    headersTimeout: waits.headMs,
    requestTimeout: Math.max(waits.headMs, waits.formMs),
    connectionsCheckingInterval: waits.checkMs,
  };
  const server = createServer(bounds, (incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      log.error({ error }, 'request failed');
      if (outgoing.headersSent) outgoing.destroy();
      else sendFailure(pathOf(incoming), outgoing, incoming.method !== 'HEAD');
    });
  });
  return {
    server,
    drain: () => {
      draining = true;
    },
  };
}

/** Where password managers look for the change-password page (W3C, A Well-Known URL for Changing Passwords). */
const changePassword = /^\/\.well-known\/change-password\/?$/;

const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/[?#].*$/s, '');

/** Redirects to the canonical URL of a page. */
function sendOn(outgoing: ServerResponse, location: string): void {
  outgoing.writeHead(308, { location, 'cache-control': 'public, max-age=3600' }).end();
}

function sendText(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
}
