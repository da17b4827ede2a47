import type { CardFrameView } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, Notice } from '@shop/kit';
import { CardWaiting } from './card-waiting.tsx';
import styles from './card-frame.module.css';

interface CardFrameProps {
  readonly fields: CardFrameView;
  /** The message when the fields do not load. */
  readonly unavailable: string;
}

/** The payment service's own fields, their placeholder, and a note about who receives the number. */
export function CardFrame({ fields, unavailable }: CardFrameProps) {
  const t = useCopy(checkoutCopy);
  return (
    <>
      <div className={styles.frame} data-status={fields.status}>
        {fields.status === 'loading' && <CardWaiting />}
        {fields.status === 'failed' && <Notice tone="warning">{unavailable}</Notice>}
        {fields.frame}
      </div>
      {fields.isSandbox && <Notice>{t.payment.cardSandbox}</Notice>}
    </>
  );
}

/** The note about who receives the card number. */
export function CardSafe() {
  const t = useCopy(checkoutCopy);
  return (
    <p className={styles.safe}>
      <Icon name="lock" />
      {t.payment.cardSafe}
    </p>
  );
}
