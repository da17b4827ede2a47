import type { OverrideProps } from '@shop/theming';
import { withTaxTable } from './tax-table.tsx';

/** The confirmation, with the total without tax in the table of taxes. */
export default function ConfirmPage({ Original, ...page }: OverrideProps<'ConfirmPage'>) {
  return <Original {...page} sums={withTaxTable(page.sums)} />;
}
