import type { OrderCompletePageProps } from '@shop/theming';
import { checkoutCopy, returnedOrderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, EmptyState, LinkButton } from '@shop/kit';
import styles from './returned-order.module.css';

interface ReturnedOrderProps extends Pick<
  OrderCompletePageProps,
  'onRetry' | 'loginHref' | 'historyHref' | 'lookupHref' | 'browseHref'
> {
  readonly returned: NonNullable<OrderCompletePageProps['returned']>;
}

/** The status and number of an order in a browser that has no access to it, and where to continue. */
export function ReturnedOrder({ returned: { state, orderNo }, ...ways }: ReturnedOrderProps) {
  const t = useCopy(returnedOrderCopy);
  const { complete } = useCopy(checkoutCopy);
  const { title, text } = t[state];
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      actions={<Ways {...ways} isOpen={state === 'open'} isFound={orderNo !== null} />}
    >
      <p>{text}</p>
      {orderNo !== null && (
        <p className={styles.number}>
          {complete.orderNo} <strong>{orderNo}</strong>
        </p>
      )}
      {orderNo !== null && (
        <div className={styles.next}>
          <p>{t.why}</p>
          <p>{ways.lookupHref ? t.guest : t.member}</p>
        </div>
      )}
      {state === 'failed' && <p>{t.chooseAgain}</p>}
    </EmptyState>
  );
}

interface WaysProps extends Omit<ReturnedOrderProps, 'returned'> {
  readonly isOpen: boolean;
  readonly isFound: boolean;
}

function Ways({ isOpen, isFound, onRetry, loginHref, historyHref, lookupHref, browseHref }: WaysProps) {
  const t = useCopy(returnedOrderCopy);
  const { complete } = useCopy(checkoutCopy);
  return (
    <div className={styles.ways}>
      {isOpen && (
        <Button variant="primary" onClick={onRetry}>
          {complete.retry}
        </Button>
      )}
      {isFound && historyHref && (
        <LinkButton to={historyHref} variant="primary">
          {complete.history}
        </LinkButton>
      )}
      {isFound && lookupHref && (
        <LinkButton to={lookupHref} variant="primary">
          {complete.lookup}
        </LinkButton>
      )}
      {isFound && loginHref && <LinkButton to={loginHref}>{t.login}</LinkButton>}
      {!isFound && <LinkButton to={browseHref}>{complete.browse}</LinkButton>}
    </div>
  );
}
