import { addDays, inJapan, isCalendarDay } from '@shop/japanese';
import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '../../platform/errors/index.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import type { OperatorGuard } from '../refuse-strangers.ts';
import { readSales, salesDimensions, type SalesDimension, type SalesPeriod } from './sales.queries.ts';

/** The longest period of a report, in days. */
const MOST_DAYS = 1100;

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;

const salesSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { by: { enum: salesDimensions, default: 'day' }, from: day, until: day },
  },
} as const;

interface SalesQuery extends Partial<SalesPeriod> {
  readonly by: SalesDimension;
}

/** `/internal/reports/sales`: sales and refunds of a period, by default the last thirty days. */
export function reportRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get<{ Querystring: SalesQuery }>(
    '/internal/reports/sales',
    { onRequest, schema: salesSchema },
    async ({ query: { by, ...wanted } }) => {
      const until = wanted.until ?? inJapan(process.clock.now()).day;
      const period = { from: wanted.from ?? addDays(until, -29), until };
      refuseWrongPeriod(period);
      return { ...period, by, rows: await readSales(process.db, by, period) };
    },
  );
}

/** @throws InvalidInputError `report.period` for days that do not exist, a reversed or a too long period */
function refuseWrongPeriod({ from, until }: SalesPeriod): void {
  const refuse = (message: string) => {
    throw new InvalidInputError('report.period', message);
  };
  if (!isCalendarDay(from) || !isCalendarDay(until)) refuse('存在する日付を 2026-12-01 の形で指定してください。');
  if (from > until) refuse('期間の始まりを、終わりと同じ日か、それより前の日にしてください。');
  if (addDays(from, MOST_DAYS) < until) refuse(`期間は${MOST_DAYS}日以内にしてください。`);
}
