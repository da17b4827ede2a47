import type { LoginPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice } from '@shop/kit';
import { AccountWarningNotice } from './account-warning-notice.tsx';
import styles from './login-steps.module.css';
import { NarrowPage } from './narrow-page.tsx';
import { Waiting } from './waiting.tsx';
import { WayBack } from './way-back.tsx';

/** The message of the login; nothing if there is none. */
export function LoginNotice({ notice }: Pick<LoginPageProps, 'notice'>) {
  if (notice === null) return null;
  return (
    <Notice tone={notice.tone} live>
      {notice.text}
    </Notice>
  );
}

/** Shown instead of the form until it is known whether a member is logged in. */
export function LoginWaiting() {
  return <Waiting label={useCopy(accountCopy).loading} rows={3} />;
}

/** The form for the one-time code. */
export function LoginVerify({ form, notice, onBack }: Pick<LoginPageProps, 'form' | 'notice' | 'onBack'>) {
  const t = useCopy(accountCopy).login;
  return (
    <NarrowPage title={t.verifyTitle} lead={t.verifyLead}>
      <LoginNotice notice={notice} />
      {form}
      <p className={styles.help}>{t.verifyHelp}</p>
      <WayBack onClick={onBack}>{t.verifyBack}</WayBack>
    </NarrowPage>
  );
}

/** Logged in, with something to mend before going on. */
export function LoginWarned({ warnings, onContinue }: Pick<LoginPageProps, 'warnings' | 'onContinue'>) {
  const t = useCopy(accountCopy).login;
  return (
    <NarrowPage title={t.warnedTitle} lead={t.warnedLead}>
      {warnings.map((warning) => (
        <AccountWarningNotice key={warning.id} {...warning} />
      ))}
      <Button variant="primary" size="large" onClick={onContinue}>
        {t.continue}
      </Button>
    </NarrowPage>
  );
}
