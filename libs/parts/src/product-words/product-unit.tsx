import type { ReactNode } from 'react';
import { PricePer100g } from './price-per-100g.tsx';

export interface ProductUnitProps {
  readonly product: { readonly unitLabel: string; readonly pricePer100g: number | null };
  readonly className?: string;
  /** More of the same line. */
  readonly children?: ReactNode;
}

/** What one piece is, and what 100 g of it cost. */
export function ProductUnit({ product: { unitLabel, pricePer100g }, className, children }: ProductUnitProps) {
  return (
    <p className={className}>
      <span>{unitLabel}</span>
      <PricePer100g yen={pricePer100g} />
      {children}
    </p>
  );
}
