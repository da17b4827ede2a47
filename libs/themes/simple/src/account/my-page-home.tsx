import type { MyPageHomeProps } from '@shop/theming';
import { accountCopy, memorialCopy, messageCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, LinkButton, Notice, TextLink } from '@shop/kit';
import { AddressBlock } from '../checkout/address-block.tsx';
import { Panel } from '../checkout/panel.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './my-page-home.module.css';

/** My page: the newest orders, the usual address, the account. */
export default function MyPageHome(props: MyPageHomeProps) {
  const t = useCopy(accountCopy);
  const messages = useCopy(messageCopy);
  const memorials = useCopy(memorialCopy);
  const {
    orders,
    ordersHref,
    defaultAddress,
    addressCount,
    addressesHref,
    addressAddHref,
    email,
    browseHref,
    unread,
    memorial,
  } = props;
  return (
    <div className={styles.page}>
      {unread && (
        <Notice>
          {messages.waiting(unread.count)}{' '}
          <TextLink to={unread.href} standalone>
            {messages.open}
          </TextLink>
        </Notice>
      )}
      <section className={styles.orders} aria-label={t.mypage.recentTitle}>
        <header className={styles.head}>
          <h2 className={styles.title}>{t.mypage.recentTitle}</h2>
          {orders.length > 0 && (
            <TextLink to={ordersHref} standalone>
              {t.mypage.allOrders}
            </TextLink>
          )}
        </header>
        {orders.length === 0 ? (
          <EmptyState
            illustration="empty-basket"
            title={t.orders.emptyTitle}
            headingLevel={3}
            actions={
              <LinkButton variant="primary" to={browseHref}>
                {t.orders.browse}
              </LinkButton>
            }
          >
            {t.orders.emptyText}
          </EmptyState>
        ) : (
          orders.map((order) => <OrderCard key={order.id} order={order} />)
        )}
      </section>
      {memorial && (
        <Panel title={memorials.nextTitle}>
          <p className={styles.person}>{memorial.label}</p>
          <p>{memorials.nextDay(memorial.day, memorials.daysLeft(memorial.daysLeft))}</p>
          <TextLink to={memorial.href} standalone>
            {memorials.nextWay}
          </TextLink>
        </Panel>
      )}
      <div className={styles.pair}>
        <Panel title={t.mypage.addressTitle}>
          {defaultAddress ? (
            <AddressBlock address={defaultAddress} />
          ) : (
            <p className={styles.muted}>{t.mypage.addressNone}</p>
          )}
          {addressCount > 0 ? (
            <TextLink to={addressesHref} standalone>
              {t.mypage.addressManage(addressCount)}
            </TextLink>
          ) : (
            <TextLink to={addressAddHref} standalone>
              {t.mypage.addressAdd}
            </TextLink>
          )}
        </Panel>
        <Panel title={t.mypage.accountTitle}>
          <p>{email}</p>
        </Panel>
      </div>
    </div>
  );
}
