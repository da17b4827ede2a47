import type { OverrideProps } from '@shop/theming';
import { SlipHead } from './slip-head.tsx';
import styles from './order-complete-page.module.css';
import slip from './slip.module.css';

/** The customer's copy of the order form below the thanks; pages without an order are Simple's. */
export default function OrderCompletePage({ Original, ...page }: OverrideProps<'OrderCompletePage'>) {
  return (
    <div className={`${styles.page} ${slip.slip}`}>
      <Original {...page}>
        {page.order && <SlipHead order={page.order} destinations={page.order.destinations} />}
      </Original>
    </div>
  );
}
