import type { OverrideProps } from '@shop/theming';
import { withTaxTable } from './tax-table.tsx';

/** The confirmation, with what the order comes to without tax where its taxes are said. */
export default function ConfirmPage({ Original, ...page }: OverrideProps<'ConfirmPage'>) {
  return <Original {...page} sums={withTaxTable(page.sums)} />;
}
