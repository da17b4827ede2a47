import type { PointPageProps } from '@shop/theming';
import { pointsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LogEntry, LogList, ShopLink, TextLink, VisuallyHidden } from '@shop/kit';
import { Caution } from '@shop/parts';
import { PagedList } from '../kinds/paged-list.tsx';
import { MemberCoupons } from './member-coupons.tsx';
import { PointBalance } from './point-balance.tsx';
import styles from './point-page.module.css';

/** Points and coupons, a tab each. */
export default function PointPage({ hrefs, caution, shown }: PointPageProps) {
  const t = useCopy(pointsCopy);
  return (
    <div className={styles.page}>
      <nav aria-label={t.tabsLabel}>
        <ul className={styles.tabs}>
          {(['points', 'coupons'] as const).map((tab) => (
            <li key={tab}>
              <ShopLink to={hrefs[tab]} className={styles.tab} aria-current={shown.tab === tab ? 'page' : undefined}>
                {t.tabs[tab]}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
      <Caution html={caution} />
      {shown.tab === 'coupons' ? <MemberCoupons coupons={shown.coupons} /> : <Points shown={shown} />}
    </div>
  );
}

function Points({ shown }: { readonly shown: Extract<PointPageProps['shown'], { tab: 'points' }> }) {
  const t = useCopy(pointsCopy);
  return (
    <>
      <PointBalance {...shown} />
      <PagedList {...shown.ledger} texts={t}>
        {(rows) => (
          <LogList rows={rows}>
            {({ note, points, isWaiting, until, order }) => (
              <LogEntry
                title={
                  <>
                    {note.split(/(?=\()/).map((part) => (
                      <span key={part} className={styles.part}>
                        {part}
                      </span>
                    ))}{' '}
                    {order && (
                      <TextLink to={order.href}>
                        <span aria-hidden="true">{t.order}</span>
                        <VisuallyHidden>{t.orderOf(order.number)}</VisuallyHidden>
                      </TextLink>
                    )}
                  </>
                }
                notes={[...(isWaiting ? [t.waiting] : []), ...(until ? [t.until(until)] : [])]}
                figure={t.moved(points)}
              />
            )}
          </LogList>
        )}
      </PagedList>
    </>
  );
}
