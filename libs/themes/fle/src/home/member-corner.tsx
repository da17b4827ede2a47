import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, TextLink } from '@shop/kit';
import { LastOrders } from '@shop/parts';
import type { HomePageProps } from '@shop/theming';
import styles from './member-corner.module.css';

/** A member's latest orders and links to my page. Known only after hydration. */
export function MemberCorner({ greeting, orders, ordersHref, ways }: NonNullable<HomePageProps['member']>) {
  const t = useCopy(homeCopy);
  return (
    <section className={styles.corner} aria-labelledby="member-corner">
      <h2 id="member-corner">{greeting}</h2>
      <div>
        <LastOrders orders={orders} titleClassName={styles.title} orderClassName={styles.order} textLinks />
        <TextLink to={ordersHref} standalone>
          {t.member.allOrders}
        </TextLink>
      </div>
      <nav className={styles.ways} aria-label={t.member.ways}>
        {ways.map(({ label, href }) => (
          <LinkButton key={href} to={href}>
            {label}
          </LinkButton>
        ))}
      </nav>
    </section>
  );
}
