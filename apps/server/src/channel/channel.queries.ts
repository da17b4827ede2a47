import { asc } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { channels } from '../db/schema/channels.ts';
import type { Channel } from './channel.ts';

/** Every channel by each of its host names. */
export async function readChannelsByHost(db: Db): Promise<ReadonlyMap<string, Channel>> {
  const rows = await db.select().from(channels).orderBy(asc(channels.id));
  return new Map(rows.flatMap((channel) => channel.hosts.map((host) => [host, channel] as const)));
}
