import type { OrderPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, TextLink } from '@shop/kit';
import { AddressBlock } from '../checkout/address-block.tsx';
import { Panel } from '../checkout/panel.tsx';
import { PaymentInstructions } from '../checkout/payment-instructions.tsx';
import { PlannedDestinations } from '../checkout/planned-destinations.tsx';
import { PricedPieces } from '../checkout/priced-pieces.tsx';
import { Sums } from '../checkout/sums.tsx';
import styles from './order-page.module.css';
import { OrderStatus } from './order-status.tsx';
import { OrderTerms } from './order-terms.tsx';
import { OrderOthers } from './order-others.tsx';

/** One order: where it stands, what goes where, what it came to. */
export default function OrderPage(props: OrderPageProps) {
  const { order: t, orders } = useCopy(accountCopy);
  const { orderNo, orderedAt, status, prepayment, notices, instructions, pieces, destinations, sums, orderer, payment } = props;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <OrderStatus status={status} prepayment={prepayment} />
        <p>
          {orders.orderNo} <strong className={styles.number}>{orderNo}</strong>
        </p>
        <p className={styles.date}>
          {orders.orderedAt} {orderedAt}
        </p>
      </div>
      {notices.map((notice) => (
        <Notice key={notice.text} tone={notice.tone}>
          {notice.text}
        </Notice>
      ))}
      {instructions && <PaymentInstructions instructions={instructions} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Panel title={t.piecesTitle}>
            <PricedPieces pieces={pieces} />
          </Panel>
          <Panel title={t.destinationsTitle}>
            <PlannedDestinations destinations={destinations} />
          </Panel>
        </div>
        <div className={styles.side}>
          <Panel title={t.sumsTitle} look="quiet">
            <Sums sums={sums} />
          </Panel>
          <Panel title={t.paymentTitle}>
            <div>
              <p className={styles.strong}>{payment.name}</p>
              <p className={styles.muted}>{payment.timing}</p>
            </div>
          </Panel>
          <Panel title={t.ordererTitle}>
            <AddressBlock address={orderer} />
            <p className={styles.muted}>{orderer.email}</p>
          </Panel>
          <OrderOthers {...props} />
        </div>
      </div>
      <OrderTerms terms={props.terms} />
      <TextLink to={props.listHref} back standalone>
        {t.back}
      </TextLink>
    </div>
  );
}
