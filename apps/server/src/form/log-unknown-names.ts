import type { Logger } from 'pino';
import { listChannels } from '../channel/channel.queries.ts';
import type { Db } from '../db/db.ts';
import { findUnknownNames } from './unknown-names.ts';

/** Warns of channels whose settings name a theme, a variant or a field that is not there. */
export async function logUnknownNames(db: Db, log: Pick<Logger, 'warn'>): Promise<void> {
  for (const channel of await listChannels(db))
    for (const [setting, messages] of Object.entries(findUnknownNames(channel)))
      log.warn({ channel: channel.prefix, setting, messages }, 'a setting names what is not there');
}
