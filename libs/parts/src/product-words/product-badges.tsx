import type { TemperatureZone } from '@shop/theming';
import { StockBadge, type StockBadgeProps } from '../badge/stock-badge.tsx';
import { ZoneBadge } from '../badge/zone-badge.tsx';

export interface ProductBadgesProps {
  readonly product: { readonly zone: TemperatureZone; readonly availability: StockBadgeProps };
}

/** The temperature zone of a product in a list, and its stock unless there is plenty. */
export function ProductBadges({ product: { zone, availability } }: ProductBadgesProps) {
  return (
    <>
      <ZoneBadge zone={zone} />
      {availability.kind !== 'in_stock' && <StockBadge {...availability} />}
    </>
  );
}
