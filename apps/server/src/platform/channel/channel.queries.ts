import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { channels } from '../db/schema/channels.ts';
import type { Channel } from './channel.ts';

/** Every channel by each of its host names. */
export async function readChannelsByHost(db: Db): Promise<ReadonlyMap<string, Channel>> {
  const rows = await listChannels(db);
  return new Map(rows.flatMap((channel) => channel.hosts.map((host) => [host, channel] as const)));
}

/** Every channel, the oldest first. */
export async function listChannels(db: Db): Promise<Channel[]> {
  return db.select().from(channels).orderBy(asc(channels.id));
}

export async function findChannelByPrefix(db: Db, prefix: string): Promise<Channel | undefined> {
  const [row] = await db.select().from(channels).where(eq(channels.prefix, prefix));
  return row;
}
