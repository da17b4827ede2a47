import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import { LastOrders } from '@shop/parts';
import type { HomePageProps } from '@shop/theming';
import { Section } from '../layout/section.tsx';
import styles from './member-corner.module.css';

/** A member's latest orders and links to my page. Known only after hydration. */
export function MemberCorner({ greeting, orders, ordersHref, ways }: NonNullable<HomePageProps['member']>) {
  const t = useCopy(homeCopy);
  return (
    <Section id="member-corner" title={greeting}>
      <LastOrders orders={orders} titleClassName={styles.title} orderClassName={styles.order} textLinks />
      <nav className={styles.ways} aria-label={t.member.ways}>
        {[{ label: t.member.allOrders, href: ordersHref }, ...ways].map(({ label, href }) => (
          <TextLink key={label} to={href} standalone>
            {label}
          </TextLink>
        ))}
      </nav>
    </Section>
  );
}
