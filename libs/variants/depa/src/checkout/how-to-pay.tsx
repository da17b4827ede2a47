import type { PayInstructions } from '@shop/theming';
import { PaymentGuide } from '@shop/parts';
import styles from './how-to-pay.module.css';

/** How to pay at the store or by transfer, in the frame of the variant's documents. */
export function HowToPay({ instructions }: { readonly instructions: PayInstructions }) {
  return (
    <section className={styles.pay} aria-labelledby="how-to-pay">
      <h2 className={styles.title} id="how-to-pay">
        {instructions.title}
      </h2>
      <PaymentGuide instructions={instructions} />
    </section>
  );
}
