import type { UnlockPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, Notice } from '@shop/kit';
import { NarrowPage } from './narrow-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Waiting } from './waiting.tsx';

/** The result of the emailed link that unlocks an account. */
export default function UnlockPage({ status, loginHref, onRetry }: UnlockPageProps) {
  const t = useCopy(accountCopy).unlock;
  const login = (
    <LinkButton to={loginHref} variant="primary" size="large">
      {t.login}
    </LinkButton>
  );
  return (
    <NarrowPage title={t.title}>
      {status === 'checking' && <Waiting label={t.checking} rows={1} />}
      {status === 'unlocked' && (
        <>
          <Notice tone="success" title={t.unlockedTitle} live>
            {t.unlockedText}
          </Notice>
          {login}
        </>
      )}
      {status === 'refused' && (
        <>
          <Notice tone="warning" title={t.refusedTitle} live>
            {t.refusedText}
          </Notice>
          {login}
        </>
      )}
      {status === 'outage' && <OfflineNotice onRetry={onRetry} />}
    </NarrowPage>
  );
}
