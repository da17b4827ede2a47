import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, TextLink } from '@shop/kit';
import { LastOrders } from './last-orders.tsx';
import type { MemberCornerProps } from './member-corner.tsx';

export interface MemberPanelProps extends Omit<MemberCornerProps, 'orders'> {
  /** Not shown while null. */
  readonly orders: MemberCornerProps['orders'] | null;
  readonly classes: Readonly<Partial<Record<'panel' | 'ways' | 'orders' | 'title' | 'order', string>>>;
}

/** A member's section as a panel: a row of small buttons, the latest orders below. Has no styles. */
export function MemberPanel({ greeting, orders, ordersHref, ways, classes }: MemberPanelProps) {
  const t = useCopy(homeCopy).member;
  return (
    <section className={classes.panel} aria-labelledby="member-corner">
      <h2 id="member-corner">{greeting}</h2>
      <nav className={classes.ways} aria-label={t.ways}>
        {ways.map(({ label, href }) => (
          <LinkButton key={href} to={href} size="small">
            {label}
          </LinkButton>
        ))}
      </nav>
      {orders && (
        <div className={classes.orders}>
          <LastOrders orders={orders} titleClassName={classes.title} orderClassName={classes.order} />
          <TextLink to={ordersHref} standalone>
            {t.allOrders}
          </TextLink>
        </div>
      )}
    </section>
  );
}
