import type { ContactView } from '@shop/theming';
import { orderAskingCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, EmptyState, Spinner } from '@shop/kit';
import styles from './order-asking.module.css';

interface OrderAskingProps {
  readonly isStalled: boolean;
  /** Whether checking again also places the order if the server has not received it. */
  readonly isPlacing?: boolean;
  readonly contact: ContactView;
  readonly headingLevel: 1 | 2;
  readonly onAskAgain: () => void;
}

/**
 * The response to the order was lost: it is being checked whether the server received it. Offers no way to order again.
 */
export function OrderAsking({ isStalled, isPlacing = false, contact, headingLevel, onAskAgain }: OrderAskingProps) {
  const t = useCopy(orderAskingCopy);
  return (
    <div className={styles.asking} role="status">
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
            <Button variant="primary" onClick={onAskAgain}>
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
function Help({ contact: { phone, hours, email } }: Pick<OrderAskingProps, 'contact'>) {
  const t = useCopy(orderAskingCopy);
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
