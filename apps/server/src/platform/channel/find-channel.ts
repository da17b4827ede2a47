import { NotFoundError } from '../errors/index.ts';
import type { Channel } from './channel.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { channelsSnapshot } from './channel.snapshot.ts';

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The channel of a host name, with or without port; archived channels are not found.
 * @throws NotFoundError `channel.not_found`, which makes the storefront show its unknown-channel layout (spec §8).
 */
export function findChannel(byHost: ReadonlyMap<string, Channel>, host: string): Channel {
  const channel = byHost.get(hostOf(host));
  if (channel?.archivedAt === null) return channel;
  throw new NotFoundError('channel.not_found', 'お探しのページが見つかりませんでした。');
}

/** The channel of an id that the database gave. Throws when there is none: a fault of the data. */
export function channelOfId({ snapshots }: { snapshots: Snapshots }, id: number): Channel {
  for (const channel of snapshots.read(channelsSnapshot).values()) if (channel.id === id) return channel;
  throw new Error(`There is no channel ${id}.`);
}

/** Host name without port, lower case: `Fle.localhost:4000` → `fle.localhost`. */
export function hostOf(value: string): string {
  return value.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Whether a `Host` header names this machine itself, and not a DNS name that resolves to it. */
export function namesThisMachine(host: string | undefined): boolean {
  return THIS_MACHINE.has(hostOf(host ?? ''));
}
