import { useCopy } from '@shop/copy/react';
import type { OverrideProps } from '@shop/theming';
import { Shout } from '../shout/shout.tsx';
import { teeShoutsCopy } from '../copy/tee-shouts.ts';
import styles from './order-complete-page.module.css';

/** The last page with a cheerful line below the thanks; without an order there is none. */
export default function OrderCompletePage({ Original, ...page }: OverrideProps<'OrderCompletePage'>) {
  const { accepted, awaiting } = useCopy(teeShoutsCopy);
  const { sticker, line } = page.status === 'awaiting_payment' ? awaiting : accepted;
  return (
    <div className={styles.page}>
      <Original {...page}>{page.order && <Shout sticker={sticker}>{line}</Shout>}</Original>
    </div>
  );
}
