import { GIFT_BUDGETS, GIFT_CATEGORY } from '@shop/constants';
import { searchHelpCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatAmount } from '@shop/money';
import { slot } from '@shop/theming';
import { allProducts, listHref } from './list-query.ts';

const SearchUnderstood = slot('SearchUnderstood');

/** What the category of gifts is, and its boxes up to each budget, those nearest to it first. Parts of one paragraph. */
export function GiftBudgets({ lead }: { readonly lead: string }) {
  const t = useCopy(searchHelpCopy);
  return (
    <SearchUnderstood
      didYouMean={null}
      text={lead}
      ways={GIFT_BUDGETS.map((yen) => ({
        label: t.upTo(formatAmount(yen)),
        href: listHref({ ...allProducts, category: GIFT_CATEGORY, priceMax: yen, sort: 'price_desc' }),
      }))}
    />
  );
}
