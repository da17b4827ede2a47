import { ChannelDirectory } from './channel-directory.server.ts';
import { guestApi } from './guest-api.server.ts';
import { ApiFailure, type ApiClient, type Popup } from '@shop/api';
import { ERROR_CODES, PER_ALL, WAITS } from '@shop/constants';
import type { Channel } from './channel-directory.server.ts';

/** The channels cached by this process; the same for all visitors of a host. */
export const channels = new ChannelDirectory((host) => readChannel(guestApi(host)));

/**
 * Reads environment, settings, categories, messages, popups and colours of a host from the API. @throws ApiFailure if
 * it refuses for another reason, or does not answer within 3 s
 */
export async function readChannel(api: ApiClient): Promise<Channel> {
  const { timeoutMs } = WAITS.settings;
  try {
    const [environment, settings, categories, messages, scheme, popups] = await Promise.all([
      api.GET('/public.json', { timeoutMs }),
      api.GET('/v1/settings/front', { timeoutMs }),
      api.GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, timeoutMs }),
      api.GET('/v1/messages', { params: { query: { per: PER_ALL } }, timeoutMs }),
      api.GET('/v1/colorschemes/selected/front', { timeoutMs }),
      // The shop works without popups.
      api.GET('/v1/popups', { params: { query: {} }, timeoutMs }).catch((): { data: Popup[] } => ({ data: [] })),
    ]);
    return {
      kind: 'open',
      environment: environment.data,
      settings: settings.data,
      categories: categories.data,
      messages: messages.data,
      popups: popups.data,
      colors: scheme.data.info,
    };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 503) return maintenance(failure);
    if (failure instanceof ApiFailure && failure.code === ERROR_CODES.channelNotFound) return { kind: 'unknown' };
    throw failure;
  }
}

function maintenance({ message, body, retryAfter }: ApiFailure): Channel {
  const title =
    typeof body === 'object' && body !== null && 'title' in body && typeof body.title === 'string' ? body.title : '';
  return { kind: 'maintenance', title, message, retryAfter };
}
