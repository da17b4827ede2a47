import type { OverrideProps } from '@shop/theming';
import { SlipHead } from './slip-head.tsx';
import styles from './slip.module.css';

/** The six items as rows of an order form, whose number and day are still empty. */
export default function ConfirmPage({ Original, ...page }: OverrideProps<'ConfirmPage'>) {
  return (
    <div className={styles.slip}>
      <Original {...page}>
        <SlipHead order={null} destinations={page.destinations} />
      </Original>
    </div>
  );
}
