import type { Ctx } from '../context/ctx.ts';
import { channelsSnapshot } from '../channel/channel.snapshot.ts';

/**
 * An absolute address of the storefront on this channel, for links in mails: `https://fle.example.jp/login/`. The
 * public address gives scheme and port, the channel its host name: the shopper's own where it is known, since cookies
 * do not cross from one host to another.
 */
export function shopUrl(
  { config, snapshots, channel, host }: Pick<Ctx, 'config' | 'snapshots' | 'channel' | 'host'>,
  path: string,
): string {
  // Not resolved, but put behind: two slashes in front would name another host.
  const url = new URL(`${new URL(config.publicUrl).origin}${path}`);
  const hosts = [...snapshots.read(channelsSnapshot)].filter(([, { id }]) => id === channel.id).map(([host]) => host);
  const [first] = hosts;
  if (host !== undefined && hosts.includes(host)) url.hostname = host;
  else if (first !== undefined && !hosts.includes(url.hostname)) url.hostname = first;
  return url.href;
}
