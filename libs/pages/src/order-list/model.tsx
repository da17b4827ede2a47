import { paths } from '@shop/constants';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { deferred, type OrderListPageProps } from '@shop/theming';
import { orderSummaryView } from '../account/order-summary.ts';
import { pagedList } from '../kinds/paging.ts';
import { addressOfOrders, narrowing } from './requested-orders.ts';
import type { OrderListRead } from './load.ts';

/** The number of years with a link. */
const YEARS = 3;

/** The collapsed search form, loaded after hydration. */
const DeferredSearch = deferred(() => import('./order-search-form.tsx').then((file) => file.OrderSearchForm));

/** Returns the props of the list, with the search in the URL. */
export function useOrderList({ page, requested, refusal, year }: OrderListRead): OrderListPageProps {
  const t = useCopy(orderCopy).search;
  const path = paths.mypageOrders();
  const isNarrowed = Object.values(requested).some((value) => value !== '');
  const list = pagedList(page, orderSummaryView, { path, query: narrowing(requested) });
  const years = Array.from({ length: YEARS }, (_, before) => periodOf(year - before));
  return {
    ...list,
    browseHref: isNarrowed ? path : paths.products(),
    search:
      page.total === 0 && !isNarrowed
        ? null
        : {
            form: <DeferredSearch key={JSON.stringify(requested)} requested={requested} />,
            years: [
              {
                label: t.allYears,
                href: addressOfOrders({ ...requested, from: '', to: '' }),
                current: requested.from === '' && requested.to === '',
              },
              ...years.map(({ year, from, to }) => ({
                label: t.year(year),
                href: addressOfOrders({ ...requested, from, to }),
                current: requested.from === from && requested.to === to,
              })),
            ],
            isNarrowed,
            clearHref: path,
            refusal,
          },
  };
}

function periodOf(year: number) {
  return { year, from: `${year}-01-01`, to: `${year}-12-31` };
}
