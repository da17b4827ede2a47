import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { FrontSettings } from '@shop/api';
import { CustomerProvider } from '@shop/pages/customer/customer-provider.tsx';
import { settingsContext, storeContext } from '@shop/pages/loading/contexts.ts';
import { documentJsonLd } from '@shop/pages/seo/document-json-ld.server.ts';
import { SlotProvider } from '@shop/theming';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { allowSources } from '../server/allowed-sources.ts';
import { allowedSourcesOf, hidesAddress } from './document/allowed-sources-of.ts';
import { deliveryContext } from './document/delivery-context.ts';
import { serviceAttributes } from './document/service-attributes.ts';
import { DocumentProvider } from './document/document-context.tsx';
import { screenStylesOf } from './document/screen-styles-of.ts';
import { log } from './shop/log.server.ts';
import { requestShopContext } from './shop/shop-context.ts';

/** The milliseconds after which streaming is aborted. */
export const streamTimeout = 5000;

/**
 * Renders one document. Streams as soon as the shell is ready, or sends all of it at once to robots and to the page
 * cache.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const shop = loadContext.get(requestShopContext);
  if (!shop) throw new Error('the root middleware did not run');
  const { nonce, whole } = loadContext.get(deliveryContext);
  const ready = whole || isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  headers.set('content-type', 'text/html; charset=utf-8');
  const { pathname } = new URL(request.url);
  const settings = shop.frame ? loadContext.get(settingsContext) : null;
  if (settings) {
    allowSources(headers, allowedSourcesOf(settings, pathname));
    if (hidesAddress(settings, pathname)) headers.set('referrer-policy', 'strict-origin');
  }
  // The router drops the headers of what a middleware throws.
  if (shop.retryAfter !== null) headers.set('retry-after', String(shop.retryAfter));

  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentProvider
        value={{
          layers: shop.layers,
          nonce,
          attributes: {
            ...(settings && serviceAttributes(settings, pathname)),
            ...(shop.breakpoints && { 'data-breakpoints': shop.breakpoints }),
          },
          colorsHref: shop.colors === '' ? null : `/colors.css?v=${hashOf(shop.colors)}`,
          structuredData: settings && structuredDataOf(routerContext, settings),
          screenStyles: screenStylesOf(shop.runtime, pathname),
        }}
      >
        <CustomerProvider customisation={shop.customisation}>
          <SlotProvider runtime={shop.runtime}>
            <Provider store={loadContext.get(storeContext)}>
              <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
            </Provider>
          </SlotProvider>
        </CustomerProvider>
      </DocumentProvider>,
      {
        nonce,
        // No boundary is streamed separately because of its size: without scripts it would remain hidden.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          const body = new PassThrough();
          body.once('close', () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          failed = true;
          handleError(error, { request });
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}

/** Logs unexpected errors of loaders and components. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (!request.signal.aborted) log.error({ error }, 'a page could not be drawn');
}

/** Returns the structured data of the document for search engines as JSON; null without any. */
function structuredDataOf({ staticHandlerContext }: EntryContext, settings: FrontSettings): string | null {
  // Route ids are the names of screens, so loader data can be matched to them.
  const graph = documentJsonLd(staticHandlerContext.loaderData, settings, new Date());
  return graph.length > 0 ? JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }) : null;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);

export { deliveryContext } from './document/delivery-context.ts';
export { cacheableQuery } from './page-cache-policy.ts';
export { channels } from './shop/channels.server.ts';
export { sharedReads } from './shop/shared-reads.server.ts';
