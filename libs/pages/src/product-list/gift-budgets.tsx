import { searchHelpCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatAmount } from '@shop/money';
import { laterSlot } from '@shop/theming';
import { allProducts, listHref } from './list-query.ts';

const SearchUnderstood = laterSlot('SearchUnderstood');

/** Those of the gift finder; shared with it, they would cost every page of the shop. */
const budgets = [3240, 5400, 10_800];

/** What the category of gifts is, and its boxes up to each budget, those nearest to it first. Parts of one paragraph. */
export function GiftBudgets({ lead }: { readonly lead: string }) {
  const t = useCopy(searchHelpCopy);
  return (
    <SearchUnderstood
      didYouMean={null}
      text={lead}
      ways={budgets.map((yen) => ({
        label: t.upTo(formatAmount(yen)),
        href: listHref({ ...allProducts, category: 'gift', priceMax: yen, sort: 'price_desc' }),
      }))}
    />
  );
}
