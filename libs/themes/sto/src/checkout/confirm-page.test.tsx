import type { ConfirmPageProps, OrderPageProps, SumsView } from '@shop/theming';
import { expect, it } from 'vitest';
import OrderPage from '../account/order-page.tsx';
import ConfirmPage from './confirm-page.tsx';
import { TaxTable } from './tax-table.tsx';

const taxes = [
  { ratePercent: 8, taxable: 3360, tax: 248 },
  { ratePercent: 10, taxable: 2430, tax: 220 },
];
const sums: SumsView = { rows: [], total: 5790, taxes, pieces: 2, isEstimated: false };

/** The page that Sto wraps. */
const Original = () => null;
// Sto reads only the sums from the props of these pages.
const confirm = (sums: SumsView) => ConfirmPage({ ...({ sums } as ConfirmPageProps), Original });
const order = (sums: SumsView) => OrderPage({ ...({ sums } as OrderPageProps), Original });

it.each([
  ['before the order', confirm],
  ['of an order', order],
])('shows %s the amount of each rate without tax', (_, render) => {
  expect(render(sums).props).toEqual({ sums: { ...sums, taxTable: <TaxTable taxes={taxes} /> } });
});

it('renders no table without a row', () => {
  expect(confirm({ ...sums, taxes: [] }).props).toEqual({ sums: { ...sums, taxes: [] } });
});
