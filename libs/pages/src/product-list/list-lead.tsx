import type { ProductListData } from './load.ts';
import { GiftBudgets } from './gift-budgets.tsx';
import { UnderstoodSearch } from './understood-search.tsx';

/** The interpretation of a corrected search; for gifts, their lead and budgets. */
export function ListLead({ understood, gifts }: Pick<ProductListData, 'understood' | 'gifts'>) {
  if (understood) return <UnderstoodSearch {...understood} />;
  return gifts && <GiftBudgets {...gifts} />;
}
