import type { OverrideProps } from '@shop/theming';
import { SlipHead } from './slip-head.tsx';
import styles from './slip.module.css';

/** The six items as rows of the counter's order slip, whose number and day are still open. */
export default function ConfirmPage({ Original, ...page }: OverrideProps<'ConfirmPage'>) {
  return (
    <div className={styles.slip}>
      <Original {...page}>
        <SlipHead order={null} destinations={page.destinations} />
      </Original>
    </div>
  );
}
