import type { MyPageLayoutProps } from '@shop/theming';
import { accountCopy, messageCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Button, EmptyState, Icon, PageHeading, ShopLink } from '@shop/kit';
import { AccountWarningNotice } from './account-warning-notice.tsx';
import styles from './my-page-layout.module.css';
import { Waiting } from './waiting.tsx';

/** Heading, menu and notices around a screen of my page. */
export default function MyPageLayout(props: MyPageLayoutProps) {
  const t = useCopy(accountCopy);
  const { title, lead, nav, isNavOpen, memberName, warnings, status, onRetry, children } = props;
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label={t.mypage.nav}>
        <p className={styles.member}>{memberName && t.mypage.greeting(memberName)}</p>
        <details className={styles.menu} open={isNavOpen}>
          <summary className={styles.summary}>
            <Icon name="menu" />
            {t.mypage.nav}
            <Unread count={nav.flatMap(({ links }) => links).reduce((sum, { unread = 0 }) => sum + unread, 0)} />
          </summary>
          <div className={styles.groups}>
            {nav.map(({ title: heading, links }) => (
              <div key={heading} className={styles.group}>
                {heading && <p className={styles.heading}>{heading}</p>}
                <ul>
                  {links.map(({ href, label, current, unread = 0 }) => (
                    <li key={href}>
                      <ShopLink to={href} className={styles.link} aria-current={current ? 'page' : undefined}>
                        {label}
                        <Unread count={unread} />
                      </ShopLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      </nav>
      <div className={styles.screen}>
        <PageHeading lead={lead}>{title}</PageHeading>
        <div className={styles.notices}>
          {warnings.map((warning) => (
            <AccountWarningNotice key={warning.id} {...warning} />
          ))}
        </div>
        {status === 'loading' && <Waiting label={t.loading} />}
        {status === 'outage' && (
          <EmptyState
            title={t.outageTitle}
            headingLevel={2}
            actions={
              <Button variant="primary" onClick={onRetry}>
                {t.retry}
              </Button>
            }
          >
            {t.outageText}
          </EmptyState>
        )}
        {status === 'ready' && children}
      </div>
    </div>
  );
}

/** How many messages wait to be read. */
function Unread({ count }: { readonly count: number }) {
  const t = useCopy(messageCopy);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="accent">{t.unreadCount(count)}</Badge>
    </>
  );
}
