import { NotFoundError } from '../errors/index.ts';
import { hostOf } from './host-of.ts';
import type { Channel } from './channel.ts';

/**
 * The channel of a host name, with or without port.
 * @throws NotFoundError `channel.not_found`, which makes the storefront show its unknown-channel layout (spec §8).
 */
export function findChannel(byHost: ReadonlyMap<string, Channel>, host: string): Channel {
  const channel = byHost.get(hostOf(host));
  if (channel) return channel;
  throw new NotFoundError('channel.not_found', 'お探しのページが見つかりませんでした。');
}
