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
import { ChangeNotice } from '../kinds/change-notice.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderCancel } from './order-cancel.tsx';
import { OrderGift } from './order-gift.tsx';
import styles from './order-page.module.css';
import { OrderParcels } from './order-parcels.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTerms } from './order-terms.tsx';
import { OrderOthers } from './order-others.tsx';

/** One order: its status, destinations, total, and actions. */
export default function OrderPage(props: OrderPageProps) {
  const { order: t, orders } = useCopy(accountCopy);
  const {
    orderNo,
    orderedAt,
    status,
    prepayment,
    notices,
    instructions,
    pieces,
    destinations,
    sums,
    orderer,
    payment,
    gift,
    message,
    cancel,
  } = props;
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
      {message && (
        // The button of the finished action is gone, so the message receives the focus.
        <div ref={(element) => element?.focus()} tabIndex={-1}>
          <ChangeNotice message={message} />
        </div>
      )}
      {notices.map((notice) => (
        <Notice key={notice.text} tone={notice.tone}>
          {notice.text}
        </Notice>
      ))}
      {instructions && <PaymentInstructions instructions={instructions} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {gift && <OrderGift {...gift} />}
          <OrderParcels parcels={props.parcels} />
          <Panel title={t.piecesTitle}>
            <PricedPieces pieces={pieces} />
            <OrderAgain {...props.again} />
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
          <OrderReceipt {...props.receipt} />
          <Panel title={t.ordererTitle}>
            <AddressBlock address={orderer} />
            <p className={styles.muted}>{orderer.email}</p>
          </Panel>
          <OrderOthers note={props.note} others={props.others} />
          {cancel && <OrderCancel orderNo={orderNo} cancel={cancel} />}
        </div>
      </div>
      <OrderTerms terms={props.terms} />
      <TextLink to={props.back.href} back="anywhere" standalone>
        {props.back.label}
      </TextLink>
    </div>
  );
}
