import type { Availability } from '@shop/theming';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, ShopLink } from '@shop/kit';
import styles from './stock-badge.module.css';

export interface StockBadgeProps {
  readonly kind: Availability['kind'];
  /** The remaining pieces; used by `few`. */
  readonly remaining?: number;
  /** Where to request a restock notification. */
  readonly noticeHref?: string;
}

/** The availability of a product. */
export function StockBadge({ kind, remaining = 0, noticeHref }: StockBadgeProps) {
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
      return (
        <>
          <Badge icon="no-entry">{t.stock[kind]}</Badge>
          {noticeHref && (
            <ShopLink className={styles.notice} to={noticeHref}>
              {t.stock.notice}
            </ShopLink>
          )}
        </>
      );
  }
}
