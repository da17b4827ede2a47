import { BudgetTiles } from '@shop/parts';
import type { GiftBudgetsProps } from '@shop/theming';
import styles from './gift-budgets.module.css';

/** What gifts are, and a tile for each budget. All of it stands in a paragraph. */
export default function GiftBudgets({ text, budgets }: GiftBudgetsProps) {
  return (
    <>
      {text}
      <BudgetTiles budgets={budgets} className={styles.tiles} tileClassName={styles.tile} />
    </>
  );
}
