import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';

export interface ProductOriginProps {
  readonly product: { readonly country: string; readonly agingMonths: number | null };
  readonly className?: string;
}

/** The country of origin and the ageing of a product. */
export function ProductOrigin({ product: { country, agingMonths }, className }: ProductOriginProps) {
  const t = useCopy(goodsCopy);
  return (
    <p className={className}>
      {country}
      {agingMonths !== null && <span>{t.aged(agingMonths)}</span>}
    </p>
  );
}
