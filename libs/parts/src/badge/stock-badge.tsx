import type { Availability } from '@shop/theming';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge } from '@shop/kit';

export interface StockBadgeProps {
  readonly kind: Availability['kind'];
  /** Pieces left; used by `few`. */
  readonly remaining?: number;
}

/** Whether a product can be had. */
export function StockBadge({ kind, remaining = 0 }: StockBadgeProps) {
  const t = useCopy(kitCopy);
  switch (kind) {
    case 'in_stock':
      return (
        <Badge tone="success" icon="check">
          {t.stock.in_stock}
        </Badge>
      );
    case 'few':
      return (
        <Badge tone="warning" icon="clock">
          {t.stock.few(remaining)}
        </Badge>
      );
    case 'sold_out':
    case 'suspended':
    case 'selling_stopped':
      return <Badge icon="no-entry">{t.stock[kind]}</Badge>;
  }
}
