import type { Measurement } from '@shop/api';
import { LIMITS } from '@shop/constants';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import type { Page } from '../contract/paged-answer.ts';
import { countTimeseries, selectTimeseries, type SeriesRef } from './timeseries.queries.ts';
import { timeseriesView } from './timeseries-view.ts';

type Input = Page & Pick<SeriesRef, 'purpose'>;

/** A page of the member's own series, newest first. */
export async function listTimeseries({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Input;
}): Promise<{ entries: Measurement[]; total: number }> {
  const series = { userId: requireMember(ctx.actor).userId, purpose: input.purpose };
  const limit = input.per ?? LIMITS.measurements;
  const rows = await selectTimeseries(ctx.db, series, { limit, offset: (input.page - 1) * limit });
  return { entries: rows.map(timeseriesView), total: await countTimeseries(ctx.db, series) };
}
