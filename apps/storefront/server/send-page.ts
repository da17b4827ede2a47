import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HEADERS, isKnownByClient } from '@shop/constants';
import { takeAllowedSources } from './allowed-sources.ts';
import { bodyEndOf } from './body-end-of.ts';
import { chooseEncoding, encodeAll, encodeBest, encodingStream } from './compression.ts';
import { headOf } from './head-of.ts';
import { pageTtl, type PageCache, type StoredPage } from './page-cache.ts';
import { isRouterError, PageFailure } from './page-failure.ts';
import { formHeaders, takesForms } from './page-form.ts';
import { previewBanner, previewToken } from './preview.ts';
import type { RequestAddress } from './request-address.ts';
import { rewriteDocument, rewriteHead } from './rewrite-document.ts';
import { contentSecurityPolicy, hashScripts, permissionsPolicy } from './security-headers.ts';
import type { ShopApp } from './shop-build.ts';

export interface PageParts {
  readonly app: ShopApp;
  readonly cache: PageCache;
  readonly paymentsOrigin: string | null;
  readonly cachesPages: boolean;
}

/** `s-maxage` allows shared caches to store the page. */
const sharedCacheControl = `max-age=0, s-maxage=${pageTtl.freshMs / 1000}, stale-while-revalidate=${pageTtl.staleMs / 1000}`;
/**
 * Brotli quality of a changed document: about 10 ms, while quality 5 takes a third of that for 5 % more bytes. A
 * document that is the same when rendered again is worth 0.1 s in another thread.
 */
const documentQuality = 9;

/** Sends a page from the cache if it is the same for all guests, otherwise renders it. */
export async function sendPage(
  parts: PageParts,
  address: RequestAddress,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  form?: Buffer,
): Promise<void> {
  const preview = previewToken(incoming);
  const query = parts.cachesPages && !form && preview === null ? parts.app.cacheableQuery(address.url) : null;
  if (query) return sendStored(parts, address, query, incoming, outgoing);
  return sendStreamed(parts, address, incoming, outgoing, { form, preview });
}

async function sendStored(
  { app, cache, paymentsOrigin }: PageParts,
  { url }: RequestAddress,
  query: URLSearchParams,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const canonical = new URL(url);
  canonical.search = query.toString();
  // A port does not change the page and anybody can claim one; each would be rendered and cached separately.
  canonical.port = '';
  const page = await cache.get(canonical.href, (before) => renderWhole({ app, paymentsOrigin }, canonical, before));
  const { etag } = page.headers;
  if (page.status === 200 && etag && isKnownByClient(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304, { etag, 'cache-control': page.headers['cache-control'] ?? '' }).end();
    return;
  }
  const encoding = chooseEncoding(incoming.headers['accept-encoding']);
  // HTTP/1.1 connections are persistent by default; the two headers for that take 47 bytes.
  if (!outgoing.hasHeader('connection')) outgoing.removeHeader('connection');
  outgoing.writeHead(page.status, {
    ...page.headers,
    'content-length': page.body[encoding].length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : page.body[encoding]);
}

/** Renders a document from the request's URL only, without its cookies and headers. */
async function renderWhole(
  { app, paymentsOrigin }: Pick<PageParts, 'app' | 'paymentsOrigin'>,
  url: URL,
  before: StoredPage | undefined,
): Promise<StoredPage> {
  const response = await render(app, new Request(url), { nonce: undefined, whole: true });
  const allowed = takeAllowedSources(response.headers);
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  const rendered = Buffer.from(await response.arrayBuffer());
  const rewritten = isHtml ? rewriteDocument(rendered.toString()) : null;
  const body = rewritten ? Buffer.from(rewritten.html) : rendered;
  const isStorable =
    response.status === 200 &&
    !response.headers.has('set-cookie') &&
    !/no-store|private/.test(response.headers.get('cache-control') ?? '');
  const headers = Object.fromEntries(response.headers);
  if (rewritten) {
    const hashes = hashScripts(rewritten.scripts);
    headers['content-security-policy'] = contentSecurityPolicy({ hashes }, paymentsOrigin, allowed);
    if (allowed.payment) headers['permissions-policy'] = permissionsPolicy(allowed);
  }
  headers['cache-control'] = isStorable ? sharedCacheControl : 'no-store';
  headers.vary = 'accept-encoding';
  if (isStorable) headers.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const same = isStorable && before?.headers.etag === headers.etag ? before : undefined;
  const encoded = same
    ? same.isBest
      ? same.body
      : await encodeBest(same.body)
    : await encodeAll(body, documentQuality);
  return { status: response.status, headers, body: encoded, isBest: same !== undefined, isStorable };
}

async function sendStreamed(
  { app, paymentsOrigin }: PageParts,
  address: RequestAddress,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { form, preview }: { form: Buffer | undefined; preview: string | null },
): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const nonce = randomBytes(16).toString('base64url');
  const request = new Request(address.url, {
    method: incoming.method,
    headers: readerHeaders(incoming, address, preview),
    signal: gone.signal,
    ...(form && { body: new Uint8Array(form) }),
  });
  const response = await render(app, request, { nonce, whole: false });
  const allowed = takeAllowedSources(response.headers);
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  if (response.headers.has('set-cookie')) headers['set-cookie'] = response.headers.getSetCookie();
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (isHtml) headers['content-security-policy'] = contentSecurityPolicy({ nonce }, paymentsOrigin, allowed);
  if (allowed.payment) headers['permissions-policy'] = permissionsPolicy(allowed);
  headers['cache-control'] ??= 'no-store';
  if (preview !== null) Object.assign(headers, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const encoding = response.body ? chooseEncoding(incoming.headers['accept-encoding']) : 'identity';
  const encoder = encodingStream(encoding);
  if (encoder) headers['content-encoding'] = encoding;
  headers.vary = 'accept-encoding';
  outgoing.writeHead(response.status, headers);
  if (!response.body || incoming.method === 'HEAD') return void outgoing.end();
  // The web stream of fetch and the one of Node's types are the same object.
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  const edits = isHtml ? [headOf(rewriteHead)] : [];
  if (isHtml && preview !== null) edits.push(bodyEndOf(previewBanner(preview, nonce)));
  const steps = [...edits, ...(encoder ? [encoder] : [])];
  await pipeline([body, ...steps, outgoing]).catch((error: unknown) => {
    if (!gone.signal.aborted) throw error;
  });
}

/** @throws PageFailure when not even an error page could be rendered */
async function render(app: ShopApp, request: Request, delivery: Parameters<ShopApp['render']>[1]): Promise<Response> {
  const response = await app.render(request, delivery);
  if (isRouterError(response)) throw new PageFailure(request.url);
  return response;
}

/** Cookies and access tokens are removed, because pages are rendered for guests; a page that takes forms gets the cart cookie. */
function readerHeaders(incoming: IncomingMessage, address: RequestAddress, preview: string | null): Headers {
  const headers = new Headers(takesForms(address.url.pathname) ? formHeaders(incoming, address) : {});
  for (const name of ['accept', 'accept-language', 'user-agent', 'content-type']) {
    const value = incoming.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  if (preview !== null) headers.set(HEADERS.preview, preview);
  return headers;
}
