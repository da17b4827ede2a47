import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { NotFoundError } from '../errors/index.ts';
import { deleteTimeseriesRows, type SeriesRef } from './timeseries.queries.ts';

interface Call {
  ctx: Ctx;
  input: Pick<SeriesRef, 'purpose'> & { id?: number | undefined };
}

/**
 * Deletes an entry of the member's own, or the whole series when no entry is named.
 * @throws NotFoundError `timeseries.not_found` for an entry that is not there, or another member's
 */
export async function deleteTimeseries({ ctx, input: { purpose, id } }: Call): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  const gone = await deleteTimeseriesRows(ctx.db, { userId, purpose }, id);
  if (id !== undefined && gone === 0) throw new NotFoundError('timeseries.not_found', '記録が見つかりませんでした。');
}
