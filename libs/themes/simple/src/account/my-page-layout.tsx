import type { MyPageLayoutProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, EmptyState, PageHeading, ShopLink } from '@shop/kit';
import { AccountWarningNotice } from './account-warning-notice.tsx';
import styles from './my-page-layout.module.css';
import { Waiting } from './waiting.tsx';

/** Heading, menu and notices around a screen of my page. */
export default function MyPageLayout(props: MyPageLayoutProps) {
  const t = useCopy(accountCopy);
  const { title, lead, nav, memberName, warnings, status, onRetry, children } = props;
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label={t.mypage.nav}>
        <p className={styles.member}>{memberName !== null && t.mypage.greeting(memberName)}</p>
        <ul className={styles.links}>
          {nav.map(({ href, label, current }) => (
            <li key={href}>
              <ShopLink to={href} className={styles.link} aria-current={current ? 'page' : undefined}>
                {label}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.screen}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {warnings.length > 0 && (
          <div className={styles.notices}>
            {warnings.map((warning) => (
              <AccountWarningNotice key={warning.id} {...warning} />
            ))}
          </div>
        )}
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
