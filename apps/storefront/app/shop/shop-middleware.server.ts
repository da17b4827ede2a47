import type { FrontSettings } from '@shop/api';
import { breakpointsName, HEADERS } from '@shop/constants';
import { maintenanceCopy } from '@shop/copy';
import type { ScreenError } from '@shop/pages/error/screen-error.ts';
import { plainText } from '@shop/pages/plain-text/plain-text.ts';
import { takeLink } from '@shop/pages/plain-text/take-link.ts';
import type { FrameData } from '@shop/pages/frame-data/frame-data.ts';
import { apiContext, nowContext, settingsContext, storeContext } from '@shop/pages/loading/contexts.ts';
import { frameSlots } from '@shop/pages/screens/frame-slots.ts';
import { slotsAt } from '@shop/pages/screens/slots-at.ts';
import { browserEnvironment, makeStore, shopSettings } from '@shop/state';
import { chooseLayers, loadCustomisation, loadLayers, SlotRuntime, type SlotName } from '@shop/theming';
import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { previewClaims } from '../../server/preview.ts';
import { assetsOf } from 'virtual:slot-assets';
import { layerTable } from '../themes.ts';
import { channelColors } from './channel-colors.server.ts';
import type { Channel } from './channel-directory.server.ts';
import { channels, readChannel } from './channels.server.ts';
import { channelFinder } from './find-channel.server.ts';
import { guestApi, previewFetch } from './guest-api.server.ts';
import { log } from './log.server.ts';
import { sharedReads } from './shared-reads.server.ts';
import { requestShopContext, type RequestShop } from './shop-context.ts';

const retryAfterSeconds = 60;
const findChannel = channelFinder(channels, log);
/** Finds what a preview shows, which nobody else gets. */
const findPreviewed = (host: string, token: string) =>
  channelFinder({ find: () => readChannel(guestApi(host, previewFetch(token))) }, log)(host);

/**
 * Finds the channel of the request's host, its settings and its layers, and puts what the page needs into the context.
 */
export const shopMiddleware: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const url = new URL(request.url);
  const preview = request.headers.get(HEADERS.preview);
  const channel = await (preview === null ? findChannel(url.hostname) : findPreviewed(url.hostname, preview));
  if (channel?.kind === 'open') {
    const { settings } = channel;
    const layers = chooseLayers(layerTable, settings.SITE.THEME, settings.SITE.NAMESPACE);
    await provide(
      context,
      {
        layers,
        frame: frameData(url.hostname, channel),
        breakpoints: breakpointsOf(settings.SITE),
        colors: await channelColors(url.hostname, layers.theme, channel.colors),
        retryAfter: null,
      },
      [...frameSlots, ...slotsAt(url.pathname), 'ErrorPage'],
    );
    const read = preview === null ? sharedReads.fetchOf(url.hostname) : previewFetch(preview);
    const api = guestApi(url.hostname, forClient(request, read));
    context.set(nowContext, preview === null ? null : dateOfPreview(preview));
    context.set(apiContext, api);
    context.set(settingsContext, settings);
    return next();
  }
  const closed = {
    layers: chooseLayers(layerTable, null, null),
    frame: null,
    breakpoints: null,
    colors: '',
    retryAfter: retryAfterOf(channel),
  };
  await provide(context, closed, [
    channel?.kind === 'maintenance' ? 'MaintenanceLayout' : 'InvalidChannelLayout',
    'ErrorPage',
  ]);
  if (channel?.kind === 'maintenance') {
    const { kind, title, message } = channel;
    throw screenError({ kind, title, message: message || maintenanceCopy.message }, 503);
  }
  if (channel?.kind === 'unknown') throw screenError({ kind: 'unknown-channel' }, 404);
  // The API answers but refuses the settings: shown as a missing page (spec §4), but a 404 would remove it from search
  // engines.
  throw screenError({ kind: 'no-settings' }, 503);
};

const dateOfPreview = (token: string): Date | null => {
  const at = previewClaims(token)?.at ?? null;
  return at === null ? null : new Date(at);
};

/** Forwards the customer's address where the page server passes it: the API limits requests by address. */
function forClient({ headers }: Request, fetch: (request: Request) => Promise<Response>): typeof fetch {
  const client = headers.get('x-forwarded-for');
  if (client === null) return fetch;
  return (question) => {
    const forwarded = new Request(question);
    forwarded.headers.set('x-forwarded-for', client);
    return fetch(forwarded);
  };
}

/** Returns the name of the breakpoints; null in development, which serves the stylesheets as written. */
function breakpointsOf({ BREAKPOINT }: FrontSettings['SITE']): string | null {
  if (import.meta.env.DEV) return null;
  return breakpointsName({ small: BREAKPOINT['SCREEN-SM'], medium: BREAKPOINT['SCREEN-MD'] });
}

function frameData(
  host: string,
  { environment, settings, categories, messages, popups }: Extract<Channel, { kind: 'open' }>,
): FrameData {
  return {
    channel: host,
    environment,
    settings: shopSettings(settings),
    categories: categories.map(({ key, name }) => ({ key, name })),
    messages: messages
      .filter(({ kind }) => kind === 'shop')
      .map(({ code, title, body, updated_at }) => {
        const { html, link } = takeLink(body);
        return { code, title: title ?? '', text: plainText(html), link, updated_at };
      }),
    popups: popups.map(({ id, pages, frequency, updated_at }) => ({ id, pages, frequency, updated_at })),
  };
}

const screenError = (error: ScreenError, status: number) => data(error, { status });

/** Returns when an unavailable shop should be requested again; null if it does not exist. */
function retryAfterOf(channel: Channel | null): number | null {
  if (channel?.kind === 'unknown') return null;
  return (channel?.kind === 'maintenance' ? channel.retryAfter : null) ?? retryAfterSeconds;
}

async function provide(
  context: Readonly<RouterContextProvider>,
  shop: Omit<RequestShop, 'runtime' | 'customisation'>,
  slots: readonly SlotName[],
): Promise<void> {
  const [layers, customisation] = await Promise.all([
    loadLayers(layerTable, shop.layers),
    loadCustomisation(layerTable, shop.layers),
  ]);
  const runtime = new SlotRuntime({ layers, assetsOf, breakpoints: shop.breakpoints });
  // It stays that of a guest: a document is the same for everybody.
  context.set(storeContext, makeStore({ baseUrl: '', environment: browserEnvironment() }));
  context.set(requestShopContext, { ...shop, runtime, customisation });
  await runtime.preload(slots);
}
