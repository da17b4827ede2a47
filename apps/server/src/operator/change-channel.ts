import { eq } from 'drizzle-orm';
import type { Maintenance } from '../channel/channel.ts';
import type { Db } from '../db/db.ts';
import { channels } from '../db/schema/channels.ts';
import { NotFoundError } from '../errors/index.ts';

interface ChannelChange {
  prefix: string;
  /** Closes the channel for maintenance; null opens it again. */
  maintenance?: Maintenance | null;
  /** False stops selling for a while (spec §4); true lifts it. */
  is_selling?: boolean;
  is_allow_multiple?: boolean;
}

/** Changes what a channel shows and allows. @throws NotFoundError `channel.not_found` */
export async function changeChannel(db: Db, { prefix, maintenance, is_selling, is_allow_multiple }: ChannelChange): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(channels).where(eq(channels.prefix, prefix)).for('update');
    if (!row) throw new NotFoundError('channel.not_found', 'チャネルが見つかりませんでした。');
    const settings = structuredClone(row.settings);
    if (is_selling !== undefined) settings.PLUGIN.TEMPORARY_STOP_SELLING = { IS_USE: !is_selling, IS_SELLING: is_selling };
    if (is_allow_multiple !== undefined) settings.ORDER.SHIPPING.IS_ALLOW_MULTIPLE = is_allow_multiple;
    await tx
      .update(channels)
      .set({ settings, ...(maintenance !== undefined && { maintenance }) })
      .where(eq(channels.id, row.id));
  });
}
