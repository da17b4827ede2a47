import { legalCopy } from '@shop/copy';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { returnTermsOf } from '../../catalogue/return-terms.rules.ts';
import { deliveryTablesOf } from '../../delivery/delivery-tables-of.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { carriageInUse, islandFees } from './carriage-fields.ts';
import { htmlList, lawRow } from './law-row.ts';
import { offered, paymentCharges } from './payment-fields.ts';
import type { TextFieldContext, TextFields } from './text-field.ts';

const { rows } = legalCopy;

/** The other rows of the page of the law: charges, periods, limits, returns and defects (L-01, L-06). */
export const termsFields: TextFields = {
  'wrapping.fees': (ctx) => escapeHtml(legalCopy.wrappings(ctx.channel.settings.ORDER.GIFT.WRAPPINGS)),
  'law.charges': (ctx) => lawRow(rows.charges, `\n${htmlList(chargesOf(ctx))}\n${legalCopy.shownBefore}`),
  'law.period': (ctx) => {
    const isPrepaid = offered(ctx).some(({ pay_within_days: days }) => days !== null);
    return lawRow(rows.period, `${isPrepaid ? legalCopy.prepaidPeriod : ''}${legalCopy.salePeriod}`);
  },
  'law.limits': (ctx) => lawRow(rows.limits, limitsOf(ctx)),
  'law.returns': (ctx) => lawRow(rows.returns, htmlList(returnsOf(ctx).map(escapeHtml))),
  'law.defects': ({ channel }) =>
    lawRow(rows.defects, escapeHtml(channel.settings.SELLER.DEFECT_TERMS ?? legalCopy.defectsAbove)),
};

function chargesOf(ctx: TextFieldContext): string[] {
  const tables = deliveryTablesOf(ctx);
  const { GIFT } = ctx.channel.settings.ORDER;
  const cool = tables.cool_fees.map(({ fee }) => fee);
  const islands = islandFees(tables);
  const free = tables.free_carriage_from;
  const isWrapped = GIFT.IS_USE_WRAPPING && GIFT.WRAPPINGS.length > 0;
  return [
    `${legalCopy.carriage(carriageInUse(tables))}${free === null ? '' : `。${legalCopy.freeCarriage(free)}`}`,
    cool.some((fee) => fee > 0) ? legalCopy.cool(cool) : '',
    islands.length > 0 ? legalCopy.island(islands) : '',
    ...paymentCharges(ctx),
    isWrapped ? escapeHtml(legalCopy.wrapping(legalCopy.wrappings(GIFT.WRAPPINGS))) : '',
    GIFT.IS_USE_NOSHI ? legalCopy.noshi : '',
  ];
}

function limitsOf(ctx: TextFieldContext): string {
  const islands = deliveryTablesOf(ctx).islands.filter((island) => !island.takes_cool);
  return [
    legalCopy.limits,
    islands.length > 0 ? escapeHtml(legalCopy.noCool(islands.map(({ name }) => name))) : '',
    legalCopy.paymentLimits,
  ].join('');
}

/** The terms of every kind of product that the channel sells. */
function returnsOf(ctx: TextFieldContext): string[] {
  const { SELLER, ORDER } = ctx.channel.settings;
  const products = catalogueOf(ctx).products.map(({ row }) => row);
  const terms = products.length === 0 ? SELLER.RETURN_TERMS : returnTermsOf(products, SELLER);
  return [...terms.split('\n'), ORDER.CANCEL.LIMIT_TEXT === '' ? '' : legalCopy.cancel(ORDER.CANCEL.LIMIT_TEXT)];
}
