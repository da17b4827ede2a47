import type { ProductListData } from './load.ts';
import { GiftBudgets } from './gift-budgets.tsx';
import { UnderstoodSearch } from './understood-search.tsx';

/** How a search was understood, where it was not for what was typed; what gifts are, and their budgets. */
export function ListLead({ understood, gifts }: Pick<ProductListData, 'understood' | 'gifts'>) {
  if (understood) return <UnderstoodSearch {...understood} />;
  return gifts && <GiftBudgets {...gifts} />;
}
