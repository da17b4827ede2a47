import type { UnlockPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, LinkButton, Notice } from '@shop/kit';
import { NarrowPage } from './narrow-page.tsx';
import { Waiting } from './waiting.tsx';

/** What became of the mailed link that opens a locked account. */
export default function UnlockPage({ status, loginHref, onRetry }: UnlockPageProps) {
  const { unlock: t, outageTitle, outageText, retry } = useCopy(accountCopy);
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
      {status === 'outage' && (
        <>
          <Notice tone="danger" title={outageTitle} live>
            {outageText}
          </Notice>
          <Button onClick={onRetry}>{retry}</Button>
        </>
      )}
    </NarrowPage>
  );
}
