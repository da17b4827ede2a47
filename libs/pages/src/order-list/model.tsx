import { paths, withQuery } from '@shop/constants';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { orderSearchForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import type { OrderListPageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import { orderSummaryView } from '../account/order-summary.ts';
import { pagedList } from '../kinds/paging.ts';
import type { OrderListRead, OrdersAsked } from './load.ts';

/** How many years have a link of their own. */
const YEARS = 3;

/** The list as its screen shows it, with the search in its address. */
export function useOrderList({ page, asked, refusal, year }: OrderListRead): OrderListPageProps {
  const t = useCopy(orderCopy).search;
  const path = paths.mypageOrders();
  const isNarrowed = Object.values(asked).some((value) => value !== '');
  const list = pagedList(page, orderSummaryView, { path, query: narrowing(asked) });
  const years = Array.from({ length: YEARS }, (_, before) => periodOf(year - before));
  return {
    ...list,
    browseHref: isNarrowed ? path : paths.products(),
    search:
      page.total === 0 && !isNarrowed
        ? null
        : {
            form: <OrderSearchForm key={JSON.stringify(asked)} asked={asked} />,
            years: [
              {
                label: t.allYears,
                href: hrefOf({ ...asked, from: '', to: '' }),
                current: asked.from === '' && asked.to === '',
              },
              ...years.map(({ year, from, to }) => ({
                label: t.year(year),
                href: hrefOf({ ...asked, from, to }),
                current: asked.from === from && asked.to === to,
              })),
            ],
            isNarrowed,
            clearHref: path,
            refusal,
          },
  };
}

/** Number and period; what is asked for goes into the address. */
function OrderSearchForm({ asked }: { readonly asked: OrdersAsked }) {
  const t = useCopy(orderCopy).search;
  const navigate = useNavigate();
  return (
    <ShopForm
      definition={orderSearchForm}
      label={t.title}
      initial={asked}
      onSubmit={async (values) => {
        await navigate(hrefOf(values));
        return { ok: true };
      }}
    >
      <FormFields />
      <div>
        <SubmitButton size="medium">{t.submit}</SubmitButton>
      </div>
    </ShopForm>
  );
}

/** The list narrowed by this, from its first page. */
function hrefOf(asked: OrdersAsked): string {
  return withQuery(paths.mypageOrders(), narrowing(asked));
}

function narrowing({ order_no, from, to }: OrdersAsked): Record<string, string> {
  return Object.fromEntries(Object.entries({ order_no, from, to }).filter(([, value]) => value !== ''));
}

function periodOf(year: number) {
  return { year, from: `${year}-01-01`, to: `${year}-12-31` };
}
