import type { OverrideProps } from '@shop/theming';
import { withTaxTable } from '../checkout/tax-table.tsx';

/** An order, with the total without tax in the table of taxes. */
export default function OrderPage({ Original, ...page }: OverrideProps<'OrderPage'>) {
  return <Original {...page} sums={withTaxTable(page.sums)} />;
}
