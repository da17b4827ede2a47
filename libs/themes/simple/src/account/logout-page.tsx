import type { LogoutPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, LinkButton, Notice, RichText } from '@shop/kit';
import styles from './logout-page.module.css';
import { NarrowPage } from './narrow-page.tsx';

/** Confirms before logging out, and reports when it is done. */
export default function LogoutPage({ status, onLogout, caution, mypageHref, homeHref, loginHref }: LogoutPageProps) {
  const t = useCopy(accountCopy).logout;
  if (status === 'done') {
    return (
      <NarrowPage title={t.doneTitle}>
        <Notice tone="success" live>
          {t.doneText}
        </Notice>
        <div className={styles.actions}>
          <LinkButton variant="primary" to={homeHref}>
            {t.home}
          </LinkButton>
          <LinkButton to={loginHref}>{t.login}</LinkButton>
        </div>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t.title}>
      {caution !== null && (
        <Notice>
          <RichText html={caution} />
        </Notice>
      )}
      <p>{t.question}</p>
      <p className={styles.note}>{t.questionText}</p>
      <div className={styles.actions}>
        <Button variant="primary" busy={status === 'leaving'} onClick={onLogout}>
          {status === 'leaving' ? t.leaving : t.submit}
        </Button>
        <LinkButton to={mypageHref}>{t.cancel}</LinkButton>
      </div>
    </NarrowPage>
  );
}
