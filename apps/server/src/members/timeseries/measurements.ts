import type { Measurement, MeasurementInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { requireFeature } from '../../platform/channel/require-feature.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import type { Page } from '../../platform/contract/paged-answer.ts';
import {
  countTimeseries,
  selectTimeseries,
  type SeriesRef,
  hasEntry,
  lockSeries,
  upsertTimeseries,
  deleteTimeseriesRows,
} from './timeseries.queries.ts';
import { inJapan } from '@shop/japanese';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import { readMeasurement } from './measurement.rules.ts';
import type { TimeseriesRow } from './timeseries.queries.ts';

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

interface AddCall {
  ctx: Ctx;
  input: Pick<SeriesRef, 'purpose'> & { body: MeasurementInput };
}

/**
 * Writes today's measurements of one person down; a second time on the same day corrects the first.
 * @throws InvalidInputError `input.invalid` by field, `timeseries.limit_reached` when the series is full;
 * ForbiddenError `shop.feature_off`
 */
export async function addTimeseries({ ctx, input }: AddCall): Promise<Measurement> {
  const series = { userId: requireMember(ctx.actor).userId, purpose: input.purpose };
  requireFeature(ctx.channel, 'IS_USE_MEASUREMENT');
  const now = ctx.clock.now();
  const recordedOn = inJapan(now).day;
  const { subject, values } = readMeasurement(input.body, recordedOn);
  return inTransaction(ctx, async ({ db }) => {
    await lockSeries(db, series);
    const isNew = !(await hasEntry(db, series, { subject, recordedOn }));
    if (isNew && (await countTimeseries(db, series)) >= LIMITS.measurements) {
      throw new InvalidInputError(
        'timeseries.limit_reached',
        `採寸の記録は${LIMITS.measurements}件までです。不要な記録を削除してから、もう一度お試しください。`,
      );
    }
    return timeseriesView(
      await upsertTimeseries(db, { ...series, subject, recordedOn, values, createdAt: now, updatedAt: now }),
    );
  });
}

interface DeleteCall {
  ctx: Ctx;
  input: Pick<SeriesRef, 'purpose'> & { id?: number | undefined };
}

/**
 * Deletes an entry of the member's own, or the whole series when no entry is named.
 * @throws NotFoundError `timeseries.not_found` for an entry that is not there, or another member's
 */
export async function deleteTimeseries({ ctx, input: { purpose, id } }: DeleteCall): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  const gone = await deleteTimeseriesRows(ctx.db, { userId, purpose }, id);
  if (id !== undefined && gone === 0) throw new NotFoundError('timeseries.not_found', '記録が見つかりませんでした。');
}

/** An entry as the contract shows it. */
function timeseriesView({ id, subject, recordedOn, values }: TimeseriesRow): Measurement {
  return { id, name: subject, recorded_on: recordedOn, ...values };
}
