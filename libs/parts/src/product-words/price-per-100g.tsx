import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';

/** The price per 100 g in integer yen including tax, or nothing if it is not meaningful. */
export function PricePer100g({ yen }: { readonly yen: number | null }) {
  const t = useCopy(goodsCopy);
  if (yen === null) return null;
  return (
    <span>
      {t.per100g} <Price yen={yen} size="small" taxNote={false} />
    </span>
  );
}
