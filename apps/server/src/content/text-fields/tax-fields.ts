import { legalCopy } from '@shop/copy';
import { inJapan } from '@shop/japanese';
import { taxRateOn } from '@shop/money';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { lawRow } from './law-row.ts';
import type { TextFieldContext, TextFields } from './text-field.ts';

/** Prices and the tax rates of today (L-26). */
export const taxFields: TextFields = {
  'tax.rates': ratesOf,
  'law.price': (ctx) => lawRow(legalCopy.rows.price, legalCopy.price(ratesOf(ctx))),
};

function ratesOf(ctx: TextFieldContext): string {
  const rates = catalogueOf(ctx).taxRates.map(({ percent, ...rate }) => ({ ...rate, ratePercent: percent }));
  const today = inJapan(ctx.clock.now()).day;
  return legalCopy.rates(taxRateOn(rates, 'reduced', today), taxRateOn(rates, 'standard', today));
}
