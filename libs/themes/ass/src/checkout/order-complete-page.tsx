import type { OverrideProps } from '@shop/theming';
import { SlipHead } from './slip-head.tsx';
import styles from './order-complete-page.module.css';
import slip from './slip.module.css';

/** The shopper's copy of the order slip under the thanks; what is no order yet is told by Simple. */
export default function OrderCompletePage({ Original, ...page }: OverrideProps<'OrderCompletePage'>) {
  return (
    <div className={`${styles.page} ${slip.slip}`}>
      <Original {...page}>
        {page.order && <SlipHead order={page.order} destinations={page.order.destinations} />}
      </Original>
    </div>
  );
}
