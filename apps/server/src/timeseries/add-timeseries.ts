import type { Measurement, MeasurementInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { requireMember } from '../context/require-member.ts';
import { InvalidInputError } from '../errors/index.ts';
import { readMeasurement } from './measurement.rules.ts';
import { countTimeseries, hasEntry, lockSeries, type SeriesRef, upsertTimeseries } from './timeseries.queries.ts';
import { timeseriesView } from './timeseries-view.ts';

interface Call {
  ctx: Ctx;
  input: Pick<SeriesRef, 'purpose'> & { body: MeasurementInput };
}

/**
 * Writes today's measurements of one person down; a second time on the same day corrects the first.
 * @throws InvalidInputError `input.invalid` by field, `timeseries.limit_reached` when the series is full
 */
export async function addTimeseries({ ctx, input }: Call): Promise<Measurement> {
  const series = { userId: requireMember(ctx.actor).userId, purpose: input.purpose };
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
