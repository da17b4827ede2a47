import { inJapan } from '@shop/japanese';
import { asc } from 'drizzle-orm';
import { taxRates } from '../../platform/db/schema/catalogue.ts';
import { paymentMethods } from '../../platform/db/schema/payments.ts';
import type { TableContext, TableProblem } from './content-table.ts';

const ZONES: readonly string[] = ['ambient', 'chilled', 'frozen'];

/** Fees, limits and stores of a payment method. The kinds of payment are the program's: no file adds one. */
export async function findPaymentProblems({ db }: TableContext): Promise<TableProblem[]> {
  const rows = await db.select().from(paymentMethods);
  return rows.flatMap(
    ({ code, feeSteps, minTotal, maxTotal, closedZones, payWithinDays, stores, instructionLines }) => {
      const problems: TableProblem[] = [];
      const refuse = (field: string, message: string) => problems.push({ key: { code }, field, message });
      if (!areSteps(feeSteps))
        refuse(
          'fee_steps',
          '[{"up_to":10000,"fee":330},{"up_to":null,"fee":440}] のように、金額の小さい順に、最後の up_to は null で入力してください。',
        );
      if (minTotal < 0 || (maxTotal !== null && maxTotal < minTotal))
        refuse('max_total', 'min_total 以上の金額を入力してください。');
      if (closedZones.some((zone) => !ZONES.includes(zone)))
        refuse('closed_zones', 'ambient、chilled、frozen で入力してください。');
      if (payWithinDays !== null && (payWithinDays < 1 || payWithinDays > 60))
        refuse('pay_within_days', '1 から 60 までの日数を入力してください。');
      if (!areTexts(stores, ['code', 'name'])) refuse('stores', '[{"code":"…","name":"…"}] のように入力してください。');
      if (!areTexts(instructionLines, ['label', 'value']))
        refuse('instruction_lines', '[{"label":"銀行","value":"…"}] のように入力してください。');
      return problems;
    },
  );
}

function areSteps(steps: unknown): boolean {
  if (!Array.isArray(steps)) return false;
  const limits = steps.map((step: { up_to?: unknown; fee?: unknown } | null) =>
    typeof step?.fee === 'number' && Number.isInteger(step.fee) && step.fee >= 0 ? (step.up_to ?? Infinity) : null,
  );
  const isRising = limits.every((limit, index) => typeof limit === 'number' && limit > Number(limits[index - 1] ?? -1));
  return isRising && (limits.length === 0 || limits.at(-1) === Infinity);
}

function areTexts(rows: unknown, names: readonly string[]): boolean {
  return (
    Array.isArray(rows) &&
    rows.every((row: Record<string, unknown> | null) =>
      names.every((name) => typeof row?.[name] === 'string' && row[name] !== ''),
    )
  );
}

/** Returns impossible tax rates, and classes without a rate that is in effect (L-26). */
export async function findTaxProblems({ db, clock }: TableContext): Promise<TableProblem[]> {
  const rows = await db.select().from(taxRates).orderBy(asc(taxRates.effectiveFrom));
  const today = inJapan(clock.now()).day;
  return [
    ...rows.flatMap(({ taxClass, effectiveFrom, percent }) =>
      percent >= 0 && percent <= 100
        ? []
        : [
            {
              key: { tax_class: taxClass, effective_from: effectiveFrom },
              field: 'percent',
              message: '0 から 100 までの税率を入力してください。',
            },
          ],
    ),
    ...taxRates.taxClass.enumValues
      .filter((taxClass) => !rows.some((row) => row.taxClass === taxClass && row.effectiveFrom <= today))
      .map((taxClass) => ({
        key: { tax_class: taxClass },
        field: 'effective_from',
        message: `${taxClass} には、今日までに始まった税率が必要です。`,
      })),
  ];
}
