import { BudgetTiles } from '@shop/parts';
import type { GiftBudgetsProps } from '@shop/theming';
import styles from './gift-budgets.module.css';

/** An introduction to gifts, and a tile for each budget. Uses only phrasing content, as it is inside a paragraph. */
export default function GiftBudgets({ text, budgets }: GiftBudgetsProps) {
  return (
    <>
      {text}
      <BudgetTiles budgets={budgets} className={styles.tiles} tileClassName={styles.tile} />
    </>
  );
}
