import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, Price, ShopLink, TextLink } from '@shop/kit';
import type { HomePageProps } from '@shop/theming';
import styles from './member-corner.module.css';

/** A member's own corner of the shop top: last orders and ways to his pages. Known only after hydration. */
export function MemberCorner({ greeting, orders, ordersHref, ways }: NonNullable<HomePageProps['member']>) {
  const t = useCopy(homeCopy);
  return (
    <section className={styles.corner} aria-labelledby="member-corner">
      <h2 className={styles.greeting} id="member-corner">
        {greeting}
      </h2>
      <div className={styles.orders}>
        <h3 className={styles.title}>{t.member.orders}</h3>
        {orders?.length === 0 && <p>{t.member.noOrders}</p>}
        {orders && orders.length > 0 && (
          <ul className={styles.list}>
            {orders.map((order) => (
              <li key={order.key}>
                <time>{order.date}</time>
                <ShopLink to={order.href}>{order.summary}</ShopLink>
                <Price yen={order.total} size="small" />
              </li>
            ))}
          </ul>
        )}
        <TextLink to={ordersHref} standalone>
          {t.member.allOrders}
        </TextLink>
      </div>
      <nav className={styles.ways} aria-label={t.member.ways}>
        {ways.map(({ label, href }) => (
          <LinkButton key={href} to={href} wide>
            {label}
          </LinkButton>
        ))}
      </nav>
    </section>
  );
}
