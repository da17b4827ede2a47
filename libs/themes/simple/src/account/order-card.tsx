import type { OrderSummaryView } from '@shop/theming';
import { accountCopy, prepaymentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, Price } from '@shop/kit';
import { Thumb } from '../checkout/thumb.tsx';
import { OrderStatus } from './order-status.tsx';
import styles from './order-card.module.css';

const SHOWN = 3;

/** An order in a list: date, products, total, status. */
export function OrderCard({ order }: { readonly order: OrderSummaryView }) {
  const t = useCopy(accountCopy).orders;
  const prepaid = useCopy(prepaymentCopy);
  const hidden = order.pieces.length - SHOWN;
  return (
    <article className={styles.card} data-surface aria-label={`${t.orderNo} ${order.orderNo}`}>
      <header className={styles.head}>
        <p className={styles.date}>{order.orderedAt}</p>
        <p className={styles.status}>
          <OrderStatus status={order.status} prepayment={order.prepayment} />
        </p>
        <p className={styles.number}>
          {t.orderNo} <span>{order.orderNo}</span>
        </p>
      </header>
      <ul className={styles.pieces}>
        {order.pieces.slice(0, SHOWN).map((piece) => (
          <li key={piece.key} className={styles.piece}>
            <Thumb picture={piece.picture} size="small" />
            <span>{piece.name}</span>
            <span className={styles.quantity}>{t.quantity(piece.quantity)}</span>
          </li>
        ))}
        {hidden > 0 && <li className={styles.more}>{t.more(hidden)}</li>}
      </ul>
      <footer className={styles.foot}>
        <div>
          <p className={styles.total}>
            {t.total} <Price yen={order.total} />
          </p>
          <p className={styles.detail}>{order.paymentName}</p>
          {order.prepayment?.until && (
            <p className={styles.detail}>
              {prepaid.until} <strong>{prepaid.untilDay(order.prepayment.until)}</strong>
            </p>
          )}
          {order.destinations > 1 && <p className={styles.detail}>{t.destinations(order.destinations)}</p>}
        </div>
        <LinkButton to={order.href} aria-label={t.detailOf(order.orderNo)}>
          {t.detail}
        </LinkButton>
      </footer>
    </article>
  );
}
