import { paths, withQuery } from '@shop/constants';
import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, LinkButton, Price, TextLink } from '@shop/kit';
import { deferred, type HomePageProps } from '@shop/theming';
import { stoReorderCopy } from '../copy/sto-reorder.ts';
import styles from './reorder.module.css';

/** Only a member with orders needs it. */
const ReorderSheet = deferred(() => import('./reorder-sheet.tsx').then((sheet) => sheet.ReorderSheet));

/** Past orders to order again; guests see that a login is needed. */
export function Reorder({ member, addManyOf }: Pick<HomePageProps, 'member' | 'addManyOf'>) {
  const t = useCopy(stoReorderCopy);
  const home = useCopy(homeCopy);
  if (!member) {
    return (
      <aside className={styles.guest} aria-label={t.title}>
        <Icon name="clock" />
        <p>{t.guest}</p>
        <LinkButton to={withQuery(paths.login(), { back: paths.top() })} size="small">
          {t.login}
        </LinkButton>
      </aside>
    );
  }
  const { greeting, orders, ordersHref, ways } = member;
  return (
    <section className={styles.reorder} aria-labelledby="reorder">
      <header className={styles.head}>
        <h2 className={styles.title} id="reorder">
          {t.title}
        </h2>
        <p>{greeting}</p>
        <nav className={styles.ways} aria-label={home.member.ways}>
          {ways.map(({ label, href }) => (
            <TextLink key={href} to={href} standalone>
              {label}
            </TextLink>
          ))}
        </nav>
      </header>
      {orders === null && <p className={styles.none}>{t.lost}</p>}
      {orders?.length === 0 && <p className={styles.none}>{home.member.noOrders}</p>}
      {orders?.map((order, index) => (
        <details key={order.key} className={styles.order} open={index === 0 || undefined}>
          <summary className={styles.summary}>
            <time>{order.date}</time>
            <span className={styles.what}>{order.summary}</span>
            <Price yen={order.total} size="small" />
            <Icon name="arrow-down" />
          </summary>
          <ReorderSheet order={order} add={addManyOf(order.key)} />
        </details>
      ))}
      <TextLink to={ordersHref} standalone>
        {home.member.allOrders}
      </TextLink>
    </section>
  );
}
