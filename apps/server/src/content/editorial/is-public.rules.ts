import type { Ctx } from '../../platform/context/ctx.ts';

/** When and where something is public. */
export interface Publication {
  publishedAt: Date;
  /** Not from this instant on; null is open. */
  publishedUntil: Date | null;
  /** Prefixes of the only channels that show it; null is all. */
  channelPrefixes: readonly string[] | null;
}

/** Tells of a row whether this channel shows it at this moment. */
export function isPublicIn({ clock, channel }: Pick<Ctx, 'clock' | 'channel'>): (row: Publication) => boolean {
  const now = clock.now();
  return ({ publishedAt, publishedUntil, channelPrefixes }) =>
    publishedAt <= now &&
    (publishedUntil === null || now < publishedUntil) &&
    (channelPrefixes === null || channelPrefixes.includes(channel.prefix));
}
