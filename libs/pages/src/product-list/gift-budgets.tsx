import { deferredSlot } from '@shop/theming';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { listHref, readListQuery } from './list-query.ts';
import { withinBudget, type GiftBudget } from './load-gift-budgets.ts';

const Budgets = deferredSlot('GiftBudgets');

interface GiftBudgetsProps {
  readonly lead: string;
  readonly budgets: readonly GiftBudget[];
}

/** The lead of the gift category, and links to its products up to each budget. */
export function GiftBudgets({ lead, budgets }: GiftBudgetsProps) {
  const { priceMax } = readListQuery(useSearchParams());
  return (
    <Budgets
      text={lead}
      budgets={budgets.map(({ most, count }) => ({
        most,
        count,
        href: listHref(withinBudget(most)),
        current: most === priceMax,
      }))}
    />
  );
}
