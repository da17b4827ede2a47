import { inArray } from 'drizzle-orm';
import { channels } from '../../platform/db/schema/channels.ts';
import { InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import { isFaceName } from '../../platform/image/picture-kinds.ts';
import type { JobContext } from '../../platform/jobs/job.ts';

/** Whose picture it is: a channel's, or that of all channels, both null. */
export type Owner = { readonly id: number; readonly prefix: string } | { readonly id: null; readonly prefix: null };

/**
 * Returns the channels that a call names; none is all channels together.
 * @throws NotFoundError `channel.not_found`; InvalidInputError `picture.channels` for a picture that has no channel
 */
export async function findOwners(
  { db }: Pick<JobContext, 'db'>,
  name: string,
  prefixes: readonly string[],
): Promise<Owner[]> {
  if (prefixes.length === 0) return [{ id: null, prefix: null }];
  if (!isFaceName(name))
    throw new InvalidInputError(
      'picture.channels',
      'チャネルごとに変えられるのは logo、hero、favicon、share だけです。ほかの画像は、名前を変えて入れてください。',
    );
  const wanted = [...new Set(prefixes)];
  const found = await db
    .select({ id: channels.id, prefix: channels.prefix })
    .from(channels)
    .where(inArray(channels.prefix, wanted));
  const unknown = wanted.find((prefix) => !found.some((channel) => channel.prefix === prefix));
  if (unknown !== undefined)
    throw new NotFoundError('channel.not_found', `チャネル「${unknown}」は登録されていません。`);
  return found;
}
