import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import { LastOrders } from '@shop/parts';
import type { HomePageProps } from '@shop/theming';
import styles from './member-corner.module.css';

/** A member's latest orders and links to my page. Known only after hydration. */
export function MemberCorner({ greeting, orders, ordersHref, ways }: NonNullable<HomePageProps['member']>) {
  const t = useCopy(homeCopy);
  return (
    <section className={styles.corner} aria-labelledby="member-corner">
      <h2 className={styles.greeting} id="member-corner">
        {greeting}
      </h2>
      <LastOrders orders={orders} titleClassName={styles.title} className={styles.orders} />
      <nav className={styles.ways} aria-label={t.member.ways}>
        <TextLink to={ordersHref} standalone>
          {t.member.allOrders}
        </TextLink>
        {ways.map(({ label, href }) => (
          <TextLink key={href} to={href} standalone>
            {label}
          </TextLink>
        ))}
      </nav>
    </section>
  );
}
