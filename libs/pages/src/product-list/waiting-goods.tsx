import { RESTOCK_ANCHOR } from '@shop/constants';
import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { deferredSlot } from '@shop/theming';
import { productViews } from '../product-card/product-view.ts';
import type { WaitingProduct } from './load-waiting.ts';

const Waiting = deferredSlot('WaitingGoods');

/** Goods that wait for their import, those of one reason together. */
export function WaitingGoods({ goods }: { readonly goods: readonly WaitingProduct[] }) {
  const t = useCopy(goodsCopy);
  const views = productViews(
    goods.map(({ product }) => product),
    false,
    t,
  );
  const rows = goods.flatMap(({ product, nearest }, index) => {
    const view = views[index];
    return view ? [{ reason: product.suspend_reason ?? '', product: view, nearest }] : [];
  });
  const reasons = [...new Set(rows.map(({ reason }) => reason))];
  return (
    <Waiting
      groups={reasons.map((reason) => ({
        reason,
        goods: rows
          .filter((row) => row.reason === reason)
          .map(({ product, nearest }) => ({ product, nearest, noticeHref: `${product.href}#${RESTOCK_ANCHOR}` })),
      }))}
    />
  );
}
