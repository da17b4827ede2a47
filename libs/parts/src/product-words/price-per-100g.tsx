import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';

/** What 100 g of a product cost, in tax-included integer yen, or nothing where that says nothing. */
export function PricePer100g({ yen }: { readonly yen: number | null }) {
  const t = useCopy(goodsCopy);
  if (yen === null) return null;
  return (
    <span>
      {t.per100g} <Price yen={yen} size="small" taxNote={false} />
    </span>
  );
}
