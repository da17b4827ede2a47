import { giftBudgetCopy, goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price, ShopLink } from '@shop/kit';
import type { GiftBudgetWay } from '@shop/theming';
import styles from './budget-tiles.module.css';

export interface BudgetTilesProps {
  /** From the smallest to the largest. */
  readonly budgets: readonly GiftBudgetWay[];
  /** The class of the row. */
  readonly className?: string;
  /** The class of a tile. */
  readonly tileClassName?: string;
}

/** A tile for each budget, as wide as its column; valid inside a paragraph. */
export function BudgetTiles({ budgets, className = '', tileClassName = '' }: BudgetTilesProps) {
  const t = useCopy(giftBudgetCopy);
  const goods = useCopy(goodsCopy);
  return (
    <span className={`${styles.tiles} ${className}`} role="group" aria-label={t.label}>
      {budgets.map(({ most, href, count, current }) => (
        <ShopLink
          key={most}
          className={`${styles.tile} ${tileClassName}`}
          to={href}
          aria-current={current ? 'true' : undefined}
        >
          <strong>
            <Price yen={most} taxNote={false} />
          </strong>
          <small>
            {t.most}
            {count !== null && ` ${goods.count(count)}`}
          </small>
        </ShopLink>
      ))}
    </span>
  );
}
