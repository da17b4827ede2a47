import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, TextLink } from '@shop/kit';
import { LastOrders, type LastOrdersProps } from './last-orders.tsx';
import styles from './member-corner.module.css';

export interface MemberCornerProps extends Pick<LastOrdersProps, 'orders'> {
  readonly greeting: string;
  readonly ordersHref: string;
  readonly ways: readonly { readonly label: string; readonly href: string }[];
}

/** A member's section on the home page: latest orders and links to my page. Loaded after hydration. */
export function MemberCorner({ greeting, orders, ordersHref, ways }: MemberCornerProps) {
  const t = useCopy(homeCopy);
  return (
    <section className={styles.corner} aria-labelledby="member-corner">
      <h2 className={styles.greeting} id="member-corner">
        {greeting}
      </h2>
      <div>
        <LastOrders orders={orders} titleClassName={styles.title} className={styles.list} />
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
