import type { OverrideProps } from '@shop/theming';
import { withTaxTable } from '../checkout/tax-table.tsx';

/** An order, with what it came to without tax where its taxes are said. */
export default function OrderPage({ Original, ...page }: OverrideProps<'OrderPage'>) {
  return <Original {...page} sums={withTaxTable(page.sums)} />;
}
