import type { ReactNode } from 'react';
import { PricePer100g } from './price-per-100g.tsx';

export interface ProductUnitProps {
  readonly product: { readonly unitLabel: string; readonly pricePer100g: number | null };
  readonly className?: string;
  /** Further content of the line. */
  readonly children?: ReactNode;
}

/** The size of one piece, and the price per 100 g. */
export function ProductUnit({ product: { unitLabel, pricePer100g }, className, children }: ProductUnitProps) {
  return (
    <p className={className}>
      <span>{unitLabel}</span>
      <PricePer100g yen={pricePer100g} />
      {children}
    </p>
  );
}
