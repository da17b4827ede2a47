import type { ContactView } from '@shop/theming';
import { orderCheckingCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, EmptyState, Spinner } from '@shop/kit';
import styles from './order-checking.module.css';

interface OrderCheckingProps {
  readonly isStalled: boolean;
  /** Whether checking again also places the order if the server has not received it. */
  readonly isPlacing?: boolean;
  readonly contact: ContactView;
  readonly headingLevel: 1 | 2;
  readonly onCheckAgain: () => void;
}

/**
 * The response to the order was lost: it is being checked whether the server received it. Offers no way to order again.
 */
export function OrderChecking({
  isStalled,
  isPlacing = false,
  contact,
  headingLevel,
  onCheckAgain,
}: OrderCheckingProps) {
  const t = useCopy(orderCheckingCopy);
  return (
    <div className={styles.checking} role="status">
      {!isStalled && (
        <span className={styles.waiting}>
          <Spinner label="" />
        </span>
      )}
      <EmptyState
        title={t.title}
        headingLevel={headingLevel}
        actions={
          isStalled && (
            <Button variant="primary" onClick={onCheckAgain}>
              {t.again}
            </Button>
          )
        }
      >
        <p>{isStalled ? t.stalled : t.text}</p>
        <p>{isPlacing ? t.once : t.safe}</p>
      </EmptyState>
      {isStalled && <Help contact={contact} />}
    </div>
  );
}

/** What the shopper can do meanwhile: check the mail, or contact the shop. */
function Help({ contact: { phone, hours, email } }: Pick<OrderCheckingProps, 'contact'>) {
  const t = useCopy(orderCheckingCopy);
  return (
    <div className={styles.help}>
      <p>{t.mail}</p>
      <p>
        {t.contact} <span>{phone}</span> <span>{email}</span>
        <small>{hours}</small>
      </p>
    </div>
  );
}
